import { z } from 'zod';
import { validationMessages } from '../../contract/messages.ts';
import { operation } from '../../contract/operation.ts';
import { email, visibleName } from '../accounts/contract.ts';
import { dealChanges, listingCard } from '../listings/contract.ts';
import { album, photo } from '../media/contract.ts';
import { meeting } from './contract-meetings.ts';
import { priceOffer } from './contract-offers.ts';
import { answerSteps, sendRefusals, scamPatterns } from './rules.ts';

export * from './contract-about.ts';
export * from './contract-meetings.ts';
export * from './contract-offers.ts';
export * from './contract-stops.ts';

export const messageLength = { min: 10, max: 2000 } as const;

/** A ticked checkbox of a form, or `true` from an API client. */
const consent = z
  .union([z.literal('on'), z.literal('true'), z.literal(true)], { error: validationMessages.consent })
  .transform((): true => true);

const phone = z
  .string()
  .trim()
  .transform((typed) => typed.replaceAll(/[\s()-]/g, ''))
  .pipe(
    z.string().regex(/^(\+?\d{9,15})?$/, { error: 'Telefon zadej jako 777 123 456 nebo +420 777 123 456' }),
  );

export const contactForm = z.object({
  name: visibleName.pipe(z.string().min(2).max(80)),
  email,
  phone: phone.optional(),
  message: z.string().trim().min(messageLength.min).max(messageLength.max),
  consent,
});

export const contactAdvertiser = operation('post', '/listings/{id}/messages', {
  summary: 'Napsat inzerentovi. Zpráva se uloží a zároveň odejde e-mailem; žádná adresa se neukáže.',
  audience: 'anyone-or-advertiser',
  status: 201,
  params: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) }),
  body: contactForm,
  data: z.object({ sent: z.literal(true), receiptTo: z.string() }),
  errors: [
    'listing-not-found',
    'listing-inactive',
    'listing-blocked',
    'own-listing',
    'messages-not-wanted',
    'sender-stopped',
    'message-held',
    'too-many-requests',
  ],
});

/** Unlike the first message, a reply may be a plain „Ano“. */
export const answerLength = { min: 1, max: 2000 } as const;
/** Maximum length of a search in conversations. */
export const searchMaxLength = 100;
/** Conversations per page of the list. */
export const conversationsPerPage = 25;
/** Messages per page of a conversation; the first page has the newest. */
export const messagesPerPage = 50;

const sides = ['asker', 'advertiser'] as const;
/** The two sides: the one who asked about a listing, and its advertiser. */
export type Side = (typeof sides)[number];

const other = z.object({
  name: z.string(),
  /** Slug of an advertiser's public page. */
  slug: z.string().optional(),
});

const conversationRow = z
  .object({
    id: z.uuid(),
    side: z.enum(sides).meta({ description: 'Na které straně je volající' }),
    other,
    listing: listingCard,
    last: z.object({
      text: z.string(),
      photos: z.int().meta({ description: 'Kolik fotek má poslední zpráva beze slov; jinak nula' }),
      sentAt: z.iso.datetime(),
      own: z.boolean(),
    }),
    unread: z.int(),
  })
  .meta({ id: 'ConversationRow' });
export type ConversationRow = z.output<typeof conversationRow>;

const message = z
  .object({
    id: z.uuid(),
    text: z.string().meta({ description: 'Prázdný, když jsou zpráva jen fotky' }),
    photos: z.array(photo),
    sentAt: z.iso.datetime(),
    own: z.boolean(),
    /** For an own message: the other side has read it on the site. */
    read: z.boolean(),
    /** Sent by the form without signing in, so the address is unverified. */
    unproven: z.boolean(),
    /** Received by email. */
    byEmail: z.boolean(),
    /** Suspected fraud; shown to both sides until the recipient dismisses it. */
    scam: z.enum(scamPatterns).optional(),
    /** A generated message about what the advertiser did with the listing for the asker. */
    change: z.enum(dealChanges).optional(),
    /** Phone number left by the asker. */
    phone: z.string().optional(),
    /** A price offer made by this message. */
    offer: priceOffer.optional(),
    /** A meeting proposed by this message. */
    meeting: meeting.optional(),
    answers: z
      .uuid()
      .optional()
      .meta({ description: 'Zpráva s návrhem ceny nebo předání, na který odpovídá' }),
    attached: listingCard
      .optional()
      .meta({ description: 'Vlastní inzerát, který pisatel ke zprávě přiložil' }),
  })
  .meta({ id: 'ConversationMessage' });
export type ConversationMessage = z.output<typeof message>;

const conversation = conversationRow
  .pick({ id: true, side: true, other: true, listing: true })
  .extend({
    messages: z.array(message).meta({ description: 'Od nejstarší' }),
    /** Cursor of the page with earlier messages. */
    earlier: z.string().optional(),
    /** Whether the listing is reserved for, or was sold to, the asker of this conversation. */
    reservedHere: z.boolean(),
    /** Present when the listing is reserved for someone else; the name is visible to the advertiser only. */
    reservedElsewhere: z.object({ name: z.string().optional() }).optional(),
    /** The last agreed price, in whole CZK. */
    agreedPrice: z.int().optional(),
    shelved: z.boolean(),
    /** The caller's album for the next message; absent before the first photo. */
    gathered: album.optional(),
    /** Whether the other side has an account and can reply on the site. */
    hasAccount: z.boolean(),
    newcomerSince: z.iso
      .datetime()
      .optional()
      .meta({ description: 'Odkdy má druhá strana účet, dokud je nový' }),
    /**
     * Whether emails contain the caller's address for replies, because the other side has no other way to reply.
     */
    mailsAddress: z.boolean(),
    /** Which side has stopped the other from writing, or that the other account is blocked. */
    stopped: z.enum(['by-me', 'by-other', 'blocked']).optional(),
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.output<typeof conversation>;

const unread = z.object({ unread: z.int() }).meta({ id: 'UnreadMessages' });
const params = z.object({ id: z.uuid() });
/** Cursor `milliseconds.uuid` of the last item shown. */
const cursor = z.string().regex(/^\d{1,15}\.[0-9a-f-]{36}$/);

export const listConversations = operation('get', '/account/conversations', {
  summary:
    'Vlastní konverzace, první ta s nejnovější zprávou; archivované stojí zvlášť. `q` jsou slova z názvu inzerátu, ze jména druhé strany nebo ze zpráv; konverzace musí mít všechna.',
  audience: 'advertiser',
  query: z.object({
    shelved: z.enum(['true', 'false']).default('false'),
    q: z.string().trim().max(searchMaxLength).optional(),
    cursor: cursor.optional(),
  }),
  data: z
    .object({ items: z.array(conversationRow), unread: z.int(), next: z.string().optional() })
    .meta({ id: 'Conversations' }),
});

export const countUnread = operation('get', '/account/unread-messages', {
  summary: 'Kolik zpráv ve vlastních konverzacích ještě nebylo na webu přečteno.',
  audience: 'advertiser',
  duringAccountView: 'as-account',
  data: unread,
});

export const getConversation = operation('get', '/account/conversations/{id}', {
  summary: 'Jedna vlastní konverzace s nejnovějšími zprávami, nebo s těmi před kurzorem.',
  audience: 'advertiser',
  params,
  query: z.object({ before: cursor.optional() }),
  data: conversation,
  errors: ['not-found'],
});

export const answerForm = z
  .object({
    message: z.string().trim().max(answerLength.max).default(''),
    album: z.uuid().optional().meta({ description: 'Fotky, které odejdou se zprávou' }),
    listing: z
      .preprocess(
        (sent) => (sent === '' ? undefined : sent),
        z.coerce.number().int().min(1).max(2_147_483_647).optional(),
      )
      .meta({ description: 'Vlastní aktivní inzerát, který se u zprávy ukáže' }),
  })
  .superRefine(({ message: words, album: photos }, context) => {
    if (words.length >= answerLength.min || photos !== undefined) return;
    context.addIssue({ code: 'custom', path: ['message'], message: validationMessages.required });
  });

export const openMessageAlbum = operation('put', '/account/conversations/{id}/album', {
  summary: 'Album na fotky k další vlastní zprávě. Než zpráva odejde, je pořád totéž a nikdo jiný ho nevidí.',
  audience: 'advertiser',
  params,
  data: album,
  errors: ['not-found'],
});

export const getMessagePhoto = operation('get', '/account/message-photos/{file}', {
  summary: 'Soubor fotky ze zprávy; jen pro obě strany konverzace.',
  audience: 'advertiser',
  params: z.object({ file: z.string().regex(/^[\da-f]{32}-[\da-f]{16}-[a-z\d]+\.(avif|webp|jpg)$/) }),
  data: 'file',
  errors: ['not-found'],
});

export const answerConversation = operation('post', '/account/conversations/{id}/messages', {
  summary: 'Napsat další zprávu do konverzace. Uloží se a zároveň odejde e-mailem; žádná adresa se neukáže.',
  audience: 'advertiser',
  status: 201,
  params,
  body: answerForm,
  data: z.object({ sent: z.literal(true) }),
  errors: [...sendRefusals],
});

export const readConversation = operation('post', '/account/conversations/{id}/reading', {
  summary: 'Zaznamenat, že zprávy do určité chvíle jsou přečtené; v odpovědi je, kolik jich čeká jinde.',
  audience: 'advertiser',
  params,
  body: z.object({ upTo: z.iso.datetime() }),
  data: unread,
  errors: ['not-found'],
});

export const archiveConversation = operation('put', '/account/conversations/{id}/shelf', {
  summary: 'Přesunout konverzaci do archivu, nebo zpět. Nová zpráva druhé strany ji vrátí sama.',
  audience: 'advertiser',
  params,
  body: z.object({ shelved: z.boolean() }),
  data: z.object({ shelved: z.boolean() }),
  errors: ['not-found'],
});

export const stopMessages = operation('put', '/account/conversations/{id}/stop', {
  summary: 'Zakázat druhé straně psát, tady i k jiným inzerátům, nebo jí to zase povolit.',
  audience: 'advertiser',
  params,
  body: z.object({ stopped: z.boolean() }),
  data: z.object({ stopped: z.boolean() }),
  errors: ['not-found'],
});

export const dismissWarning = operation('put', '/account/conversations/{id}/messages/{messageId}/warning', {
  summary: 'Neukazovat u zprávy druhé strany, že vypadá jako podvod, nebo zase ano.',
  audience: 'advertiser',
  params: params.extend({ messageId: z.uuid() }),
  body: z.object({ dismissed: z.boolean() }),
  data: z.object({ dismissed: z.boolean() }),
  errors: ['not-found'],
});

export const getAnswerTime = operation('get', '/advertisers/{slug}/answer-time', {
  summary: 'Do kolika hodin inzerent na webu obvykle odpovídá, pokud se to dá poznat.',
  audience: 'anyone',
  mayBeStale: true,
  params: z.object({ slug: z.string().max(120) }),
  data: z.object({ hours: z.literal(answerSteps).optional() }).meta({ id: 'AnswerTime' }),
});
