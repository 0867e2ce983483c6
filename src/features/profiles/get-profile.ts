import type { Viewer } from '../../contract/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { renameAdvertiser, shortName, advertiserView } from '../accounts/index.ts';
import { findCompany, otherIdOfName } from '../companies/index.ts';
import {
  type Profile,
  type ProfileForm,
  type PublicAdvertiser,
  type advertiserListings,
  advertiserPageSize,
} from './contract.ts';
import { newestProofs } from './db-proofs.ts';
import { findProfile, lockProfile, updateProfile, countLive, liveCardsOf, ownerOfSlug } from './db.ts';
import { isOpen, resendTime } from './policy.ts';
import type { z } from 'zod';
import type { Kind } from '../catalogue/contract.ts';
import { isSlugOfDeleted } from '../account-deletion/index.ts';
import { cardsOf } from '../listings/index.ts';

/** The viewer's own profile. */
export async function getProfile(
  { db, clock, sms }: Pick<Platform, 'db' | 'clock' | 'sms'>,
  advertiserId: string,
): Promise<Profile> {
  const [row, proofs] = await Promise.all([findProfile(db, advertiserId), newestProofs(db, advertiserId)]);
  const now = clock.now();
  return {
    fullName: row.full_name ?? undefined,
    publicName: row.public_name,
    slug: row.slug,
    sellsAs: row.is_trader ? 'trader' : 'private',
    companyId: row.company_id ?? undefined,
    companyName: row.company_name ?? undefined,
    vatId: row.vat_id ?? undefined,
    street: row.street ?? undefined,
    city: row.city ?? undefined,
    postcode: row.postcode ?? undefined,
    placeShown: row.place_shown,
    phoneShown: row.phone_public ? 'yes' : 'no',
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    otherEmail: row.other_email ?? undefined,
    otherEmailVerified: row.other_email_verified_at !== null,
    phone: row.phone ?? undefined,
    phoneVerified: row.phone_verified_at !== null,
    phoneVerifiable: sms.available,
    waiting: proofs
      .filter((proof) => isOpen(proof, now))
      .map(({ kind, target, sentAt, expiresAt }) => ({
        kind,
        target,
        expiresAt: expiresAt.toISOString(),
        resendAt: resendTime(sentAt).toISOString(),
      })),
  };
}

/**
 * Refuses a company name that belongs to another IČO. Only such a name is checked against the register; when the
 * register does not respond, the name is accepted.
 */
async function refuseNameOfAnother(
  platform: Platform,
  advertiserId: string,
  { companyId, companyName }: ProfileForm,
): Promise<Refusal<'invalid-input'> | undefined> {
  if (companyId === undefined || companyName === undefined) return undefined;
  const before = await findProfile(platform.db, advertiserId);
  const stayed = before.company_name === companyName && before.company_id !== companyId;
  const other =
    (stayed && before.company_id) || (await otherIdOfName(platform, { companyId, name: companyName }));
  if (!other) return undefined;
  const found = await findCompany(platform, { companyId, advertiserId });
  const unknown = isRefusal(found);
  if (unknown ? found.refused !== 'company-not-found' : found.name === companyName) return undefined;
  const why = `Obchodní jméno patří k IČO ${other}. Oprav IČO, nebo načti údaje z ARES znovu.`;
  return refuse('invalid-input', { fields: { companyId: [why] } });
}

/** Saves the fields that need no verification. A new public name changes the slug; the old one redirects. */
export async function saveProfile(
  platform: Platform,
  { advertiserId }: Viewer,
  form: ProfileForm,
): Promise<Profile | Refusal<'invalid-input'>> {
  const refusal = await refuseNameOfAnother(platform, advertiserId, form);
  if (refusal) return refusal;
  await platform.db.transaction().execute(async (db) => {
    const before = await lockProfile(db, advertiserId);
    // A chosen public name is stored as typed, be it a surname or a club.
    const name = form.publicName ?? shortName(form.fullName ?? before.public_name);
    await renameAdvertiser(db, before, name, platform.clock.now());
    await updateProfile(db, advertiserId, {
      full_name: form.fullName ?? null,
      is_trader: form.sellsAs === 'trader',
      company_id: form.companyId ?? null,
      company_name: form.companyName ?? null,
      vat_id: form.vatId ?? null,
      street: form.street ?? null,
      city: form.city ?? null,
      postcode: form.postcode ?? null,
      place_shown: form.placeShown,
      phone_public: form.phoneShown === 'yes',
    });
  });
  return getProfile(platform, advertiserId);
}

type Reads = Pick<Platform, 'db' | 'clock'>;
type Hidden = Refusal<'not-found' | 'advertiser-gone'>;

/** An advertiser by a current or former slug; gone for blocked, leaving or deleted accounts. */
export async function publicAdvertiser({ db }: Reads, slug: string): Promise<PublicAdvertiser | Hidden> {
  const owner = await visibleOwner(db, slug);
  if (isRefusal(owner)) return owner;
  const [view, living] = await Promise.all([advertiserView(db, owner.id), countLive(db, owner.id)]);
  if (!view) return refuse('not-found');
  const { id: _, since, ...shown } = view;
  return { ...shown, since: since.toISOString(), offers: living.offer, demands: living.demand };
}

type Page = { slug: string; kind: Kind; cursor?: string | undefined };

/** One page of live listings. Listings published while paging do not cause duplicates. */
export async function listAdvertiserListings(
  { db, clock }: Reads,
  { slug, kind, cursor }: Page,
): Promise<z.output<typeof advertiserListings> | Hidden> {
  const owner = await visibleOwner(db, slug);
  if (isRefusal(owner)) return owner;
  const { offset, after } = readCursor(cursor);
  const asked = { advertiserId: owner.id, kind, after, atMost: advertiserPageSize + 1 };
  const [rows, living] = await Promise.all([liveCardsOf(db, asked), countLive(db, owner.id)]);
  const shown = rows.slice(0, advertiserPageSize);
  const last = shown.at(-1);
  const next = rows.length > shown.length && last;
  return {
    items: await cardsOf({ db, clock }, shown),
    offset,
    total: living[kind],
    next: next ? `${offset + shown.length}.${next.inserted.getTime()}.${next.id}` : undefined,
  };
}

async function visibleOwner(db: Reads['db'], slug: string): Promise<{ id: string } | Hidden> {
  const owner = await ownerOfSlug(db, slug);
  if (!owner) return refuse((await isSlugOfDeleted(db, slug)) ? 'advertiser-gone' : 'not-found');
  return owner.hidden ? refuse('advertiser-gone') : owner;
}

/** Cursor `offset.milliseconds.id`: the number of listings before, and the last one shown. */
function readCursor(cursor: string | undefined) {
  const [offset = 0, inserted = 0, id = 0] = (cursor ?? '').split('.').map(Number);
  return { offset, after: cursor === undefined ? undefined : { inserted: new Date(inserted), id } };
}
