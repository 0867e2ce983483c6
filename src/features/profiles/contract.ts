import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { validationMessages } from '../../contract/validation-messages.ts';
import { email, visibleName, personName, pin, publicName } from '../accounts/contract.ts';
import { kinds } from '../catalogue/contract.ts';
import { companyId } from '../companies/contract.ts';
import { listingCard, listingDetail, placeShown } from '../listings/contract.ts';

/** A field that may be empty. */
const optional = <S extends z.ZodType<unknown, string>>(schema: S) =>
  z
    .string()
    .transform((typed) => typed.trim() || undefined)
    .pipe(schema.optional())
    .optional();

const line = (max: number) => personName.pipe(z.string().max(max));
const nameLine = (max: number) => visibleName.pipe(z.string().max(max));

/** DIČ as on an invoice: `CZ` and eight to ten digits. */
const vatId = z
  .string()
  .transform((typed) => typed.replaceAll(/\s/g, '').toUpperCase())
  .pipe(z.string().regex(/^CZ\d{8,10}$/, { error: 'DIČ začíná CZ a má osm až deset číslic.' }));

const postcode = z
  .string()
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{5}$/, { error: 'PSČ má pět číslic.' }))
  .transform((digits) => `${digits.slice(0, 3)} ${digits.slice(3)}`);

/** Fields the law requires of a trader. */
const requiredOfTraders = ['companyId', 'companyName', 'street', 'city', 'postcode'] as const;

/** Fields of every profile that need no verification. */
const commonFields = {
  fullName: optional(nameLine(80)),
  /** When empty, the first name and an initial of the full name are shown. */
  publicName: optional(publicName),
  placeShown: z.enum(placeShown),
  phoneShown: z.enum(['yes', 'no']).default('no'),
};

const traderForm = z.object({
  ...commonFields,
  sellsAs: z.literal('trader'),
  companyId: optional(companyId),
  companyName: optional(nameLine(200)),
  vatId: optional(vatId),
  street: optional(line(120)),
  city: optional(line(80)),
  postcode: optional(postcode),
});

/** Dropped for private persons, whatever hidden form fields contain. */
const ignoredField = z
  .string()
  .transform((): string | undefined => undefined)
  .optional();

/** Traders must identify themselves; company fields of private persons are ignored. */
export const profileForm = z.discriminatedUnion('sellsAs', [
  z.object({
    ...commonFields,
    sellsAs: z.literal('private'),
    companyId: ignoredField,
    companyName: ignoredField,
    vatId: ignoredField,
    street: ignoredField,
    city: ignoredField,
    postcode: ignoredField,
  }),
  traderForm.superRefine((form, context) => {
    for (const field of requiredOfTraders) {
      if (form[field] === undefined)
        context.addIssue({ code: 'custom', path: [field], message: validationMessages.required });
    }
  }),
]);
/** The company ID (IČO) to look up in the register. */
export const askedCompanyId = traderForm.shape.companyId;
export const profileFieldNames = Object.keys(traderForm.shape);
export type ProfileForm = z.output<typeof profileForm>;

/** Contacts that can be verified by a code sent to them. */
export const contactKinds = ['email', 'other-email', 'phone'] as const;
export type ContactKind = (typeof contactKinds)[number];
const contactKind = z.enum(contactKinds);

/** A phone number in international format; nine digits alone are Czech. */
export const phone = z
  .string()
  .transform((typed) => typed.replaceAll(/[\s()./-]/g, '').replace(/^00/, '+'))
  .pipe(
    z
      .string()
      .regex(/^(\+\d{9,15}|\d{9})$/, { error: 'Telefon zadej jako 777 123 456 nebo +420 777 123 456' }),
  )
  .transform((digits) => (digits.startsWith('+') ? digits : `+420${digits}`));

/** Forms by kind of contact. */
export const contactForms = {
  email: z.object({ value: email }),
  'other-email': z.object({ value: email }),
  phone: z.object({ value: phone }),
} satisfies Record<ContactKind, z.ZodType>;

export const waitingProof = z
  .object({
    kind: contactKind,
    target: z.string(),
    expiresAt: z.iso.datetime(),
    resendAt: z.iso.datetime(),
  })
  .meta({ id: 'WaitingProof' });
export type WaitingProof = z.output<typeof waitingProof>;

export const profile = z
  .object({
    fullName: z.string().optional(),
    publicName: z.string(),
    slug: z.string(),
    sellsAs: z.enum(['private', 'trader']),
    companyId: z.string().optional(),
    companyName: z.string().optional(),
    vatId: z.string().optional(),
    street: z.string().optional(),
    city: z.string().optional(),
    postcode: z.string().optional(),
    placeShown: z.enum(placeShown),
    phoneShown: z.enum(['yes', 'no']),
    email: z.string(),
    emailVerified: z.boolean(),
    otherEmail: z.string().optional(),
    otherEmailVerified: z.boolean(),
    phone: z.string().optional(),
    phoneVerified: z.boolean(),
    /** Whether codes can be sent to phones. */
    phoneVerifiable: z.boolean(),
    /** Pending codes. */
    waiting: z.array(waitingProof),
  })
  .meta({ id: 'Profile' });
export type Profile = z.output<typeof profile>;

export const getProfile = operation('get', '/account/profile', {
  summary: 'Vlastní profil: co je ověřené a co čeká na kód.',
  audience: 'advertiser',
  duringAccountView: 'as-account',
  data: profile,
});

export const saveProfile = operation('put', '/account/profile', {
  summary: 'Uložit jména, údaje podnikatele a to, co ukazují inzeráty. Co chybí, to se smaže.',
  audience: 'advertiser',
  body: profileForm,
  data: profile,
});

const oneContact = z.object({ kind: contactKind });

export const setContact = operation('put', '/account/contacts/{kind}', {
  summary: 'Zadat adresu nebo telefon a nechat si tam poslat kód. Změní se, až se kód vrátí.',
  audience: 'advertiser',
  status: 202,
  params: oneContact,
  body: z.object({ value: z.string().max(254) }),
  data: profile,
  errors: ['fresh-sign-in-needed', 'resend-too-soon', 'too-many-requests'],
});

export const confirmContact = operation('post', '/account/contacts/{kind}/confirmation', {
  summary: 'Ověřit adresu nebo telefon kódem, který tam přišel.',
  audience: 'advertiser',
  params: oneContact,
  body: z.object({ pin }),
  data: profile,
  errors: ['wrong-pin', 'invalid-verification', 'not-found'],
});

export const removeContact = operation('delete', '/account/contacts/{kind}', {
  summary: 'Odebrat druhý e-mail nebo telefon.',
  audience: 'advertiser',
  params: z.object({ kind: z.enum(['other-email', 'phone']) }),
  data: profile,
});

/** Public data of an advertiser: as on each listing, with the number of live listings. */
export const publicAdvertiser = listingDetail.shape.advertiser
  .extend({ offers: z.int(), demands: z.int() })
  .meta({ id: 'PublicAdvertiser' });
export type PublicAdvertiser = z.output<typeof publicAdvertiser>;

const slug = z.object({ slug: z.string().max(120) });

export const getAdvertiser = operation('get', '/advertisers/{slug}', {
  summary: 'Inzerent, jak ho vidí každý. Starší adresa odpoví tou současnou.',
  audience: 'anyone',
  mayBeStale: true,
  params: slug,
  data: publicAdvertiser,
  errors: ['not-found', 'advertiser-gone'],
});

/** Cards per page of an advertiser's listings. */
export const advertiserPageSize = 24;

export const advertiserListings = z
  .object({
    items: z.array(listingCard),
    /** Number of listings before this page. */
    offset: z.int(),
    total: z.int(),
    next: z.string().optional(),
  })
  .meta({ id: 'AdvertiserListings' });

export const listAdvertiserListings = operation('get', '/advertisers/{slug}/listings', {
  summary: 'Aktivní inzeráty inzerenta od nejnovějšího, po stránkách.',
  audience: 'anyone',
  mayBeStale: true,
  params: slug,
  query: z.object({
    kind: z.enum(kinds),
    cursor: z
      .string()
      .regex(/^\d{1,6}\.\d{1,15}\.\d{1,10}$/)
      .optional(),
  }),
  data: advertiserListings,
  errors: ['not-found', 'advertiser-gone'],
});
