import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { reason } from '../audit/contract.ts';
import { minDaysAhead } from './rules.ts';

const id = z.object({ id: z.uuid() });
const version = z.coerce.number().int();

/** Editable fields of a notice. */
export const noticeForm = z.object({
  concerns: z.enum(['terms', 'privacy']),
  summary: z.string().trim().min(20).max(20_000),
  effectiveOn: z.iso.date().meta({ description: `Nejdřív za ${minDaysAhead} dní` }),
});

const progress = z.object({
  recipients: z.int().meta({ description: 'Kolik bylo účtů na začátku rozesílání' }),
  waiting: z.int(),
  taken: z.int().meta({ description: 'Kolik jich převzal poštovní server' }),
  refused: z.int(),
  skipped: z.int().meta({ description: 'Kolik účtů zaniklo dřív, než na ně došla řada' }),
  late: z.int().meta({ description: `Kolik jich odešlo méně než ${minDaysAhead} dní předem` }),
  seen: z.int().meta({ description: 'Kolika lidem se oznámení ukázalo v účtu' }),
  lastAt: z.iso.datetime().optional().meta({ description: 'Kdy odešlo poslední' }),
});
export type NoticeProgress = z.output<typeof progress>;

export const termsNotice = z
  .object({
    id: z.uuid(),
    concerns: noticeForm.shape.concerns,
    effectiveOn: z.iso.date(),
    state: z.enum(['draft', 'sending', 'paused', 'sent']),
    version: z.int(),
    changedAt: z.iso.datetime(),
    startedAt: z.iso.datetime().optional(),
    progress: progress.optional(),
  })
  .meta({ id: 'TermsNotice' });
export type TermsNotice = z.output<typeof termsNotice>;

/** A notice for editing, with its HTML and text versions as they will arrive. */
const wholeNotice = termsNotice.extend({
  summary: z.string().meta({ description: 'Markdown' }),
  html: z.string(),
  text: z.string(),
  accounts: z.int().meta({ description: 'Kolika účtům by odešlo teď' }),
  perMinute: z.int(),
});

export const getTermsNotices = operation('get', '/admin/terms-notices', {
  summary: 'Oznámení o změně podmínek, nejnovější první, a od kdy nejdřív smí platit další změna.',
  audience: 'admin',
  data: z.object({ notices: z.array(termsNotice), earliestOn: z.iso.date() }),
});

export const writeTermsNotice = operation('post', '/admin/terms-notices', {
  summary: 'Začít psát oznámení o změně podmínek.',
  audience: 'admin',
  status: 201,
  body: noticeForm,
  data: wholeNotice,
});

export const getTermsNotice = operation('get', '/admin/terms-notices/{id}', {
  summary: 'Oznámení v obou podobách, v jakých přijde, a jak dopadlo.',
  audience: 'admin',
  params: id,
  data: wholeNotice,
  errors: ['not-found'],
});

export const saveTermsNotice = operation('put', '/admin/terms-notices/{id}', {
  summary: 'Změnit oznámení, které se ještě nezačalo rozesílat.',
  audience: 'admin',
  params: id,
  body: noticeForm.extend({ version }),
  data: wholeNotice,
  errors: ['not-found', 'terms-notice-closed'],
});

export const deleteTermsNotice = operation('delete', '/admin/terms-notices/{id}', {
  summary: 'Zahodit oznámení, které se ještě nezačalo rozesílat.',
  audience: 'admin',
  params: id,
  data: z.object({ deleted: z.literal(true) }),
  errors: ['not-found', 'terms-notice-closed'],
});

export const testTermsNotice = operation('post', '/admin/terms-notices/{id}/test', {
  summary: 'Poslat oznámení jen sobě.',
  audience: 'admin',
  status: 202,
  params: id,
  data: z.object({ sentTo: z.string() }),
  errors: ['not-found'],
});

export const sendTermsNotice = operation('post', '/admin/terms-notices/{id}/sending', {
  summary: 'Rozeslat oznámení všem účtům, které teď jsou, i zablokovaným.',
  audience: 'admin',
  params: id,
  body: z.object({ version, reason }),
  data: wholeNotice,
  errors: ['not-found', 'terms-notice-closed', 'terms-notice-too-late'],
});

export const pauseTermsNotice = operation('post', '/admin/terms-notices/{id}/pause', {
  summary: 'Pozastavit rozesílání oznámení, nebo v něm pokračovat.',
  audience: 'admin',
  params: id,
  body: z.object({ paused: z.boolean(), reason }),
  data: wholeNotice,
  errors: ['not-found', 'terms-notice-closed'],
});

export const getOwnTermsNotices = operation('get', '/account/terms-notices', {
  summary:
    'Oznámení o změně podmínek, která účet ještě nezavřel a jejichž den nepřešel. První zobrazení se zapíše; s `ahead` ne.',
  audience: 'advertiser',
  duringAccountView: 'as-account',
  query: z.object({
    ahead: z.literal('1').optional().meta({ description: 'Načítá se napřed a nikdo to zatím nevidí' }),
  }),
  data: z.array(
    termsNotice.pick({ id: true, concerns: true, effectiveOn: true }).extend({ html: z.string() }),
  ),
});

export const closeTermsNotice = operation('post', '/account/terms-notices/{id}/closing', {
  summary: 'Zavřít oznámení o změně podmínek, aby se v účtu už neukazovalo. Opakování nic nezmění.',
  audience: 'advertiser',
  params: id,
  data: z.object({ closed: z.literal(true) }),
  errors: ['not-found'],
});
