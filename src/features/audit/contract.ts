import { z } from 'zod';
import { operation } from '../../contract/operation.ts';

/** All recorded actions; their labels are in `components/action-labels.ts`. */
export type ActionName =
  | 'confirm-order'
  | 'cancel-order'
  | 'refund-order'
  | 'import-statement'
  | 'match-payment'
  | 'settle-payment'
  | 'change-level'
  | 'block-account'
  | 'release-account'
  | 'remove-listing'
  | 'restore-listing'
  | 'hide-listing'
  | 'release-listing'
  | 'hide-review'
  | 'show-review'
  | 'change-category'
  | 'release-sender'
  | 'keep-sender-stopped'
  | 'decide-reports'
  | 'undo-decision'
  | 'mark-bad-faith'
  | 'clear-bad-faith'
  | 'answer-objection'
  | 'add-second-factor'
  | 'remove-second-factor'
  | 'make-recovery-codes'
  | 'use-recovery-code'
  | 'add-moderator'
  | 'remove-moderator'
  | 'start-account-view'
  | 'end-account-view'
  | 'export-list'
  | 'add-note'
  | 'remove-note'
  | 'retry-job'
  | 'delete-job'
  | 'save-text'
  | 'put-redirect'
  | 'remove-redirect'
  | 'add-brand'
  | 'change-brand'
  | 'add-brand-alias'
  | 'remove-brand-alias'
  | 'add-brand-line'
  | 'remove-brand-line'
  | 'merge-brand'
  | 'dismiss-brand-word'
  | 'propose-brand-word'
  | 'edit-category'
  | 'merge-category'
  | 'add-option'
  | 'edit-option'
  | 'merge-option'
  | 'add-meeting-point'
  | 'change-meeting-point'
  | 'hide-meeting-point'
  | 'show-meeting-point'
  | 'import-meeting-points'
  | 'draft-lottery'
  | 'change-lottery'
  | 'open-lottery'
  | 'cancel-lottery'
  | 'draw-lottery'
  | 'hand-lottery-prize'
  | 'pass-lottery-prize'
  | 'remove-text'
  | 'save-newsletter'
  | 'test-email'
  | 'test-newsletter'
  | 'send-newsletter'
  | 'pause-newsletter'
  | 'resume-newsletter'
  | 'delete-newsletter'
  | 'save-terms-notice'
  | 'test-terms-notice'
  | 'send-terms-notice'
  | 'pause-terms-notice'
  | 'resume-terms-notice'
  | 'delete-terms-notice';

/** An admin's action: who, when and why. */
export const adminAction = z
  .object({
    id: z.int(),
    admin: z.string(),
    action: z.string(),
    subject: z.string().meta({ description: 'Například `membership-order:<id>`' }),
    /**
     * The title of a listing, the public name and slug of an account, or the variable symbol of an order, while it
     * exists.
     */
    name: z.string().optional(),
    slug: z.string().optional(),
    reason: z.string(),
    doneAt: z.iso.datetime(),
  })
  .meta({ id: 'AdminAction' });
export type AdminAction = z.output<typeof adminAction>;

export const actionsShown = 100;

/** Prefixes of subjects that moderators may see in the log. */
export const moderatedSubjects = [
  'listing:',
  'advertiser:',
  'conversation:',
  'message:',
  'review:',
  'review-reply:',
] as const;

/** The admin's reason, stored in the log. */
export const reason = z.string().trim().min(3).max(300);

export const listAccountActions = operation('get', '/admin/accounts/{id}/actions', {
  summary: `Posledních ${actionsShown} zásahů, které se týkaly účtu nebo jeho inzerátů, od nejnovějšího.`,
  audience: 'moderator',
  params: z.object({ id: z.uuid() }),
  data: z.array(adminAction),
});

/** A day in Prague time. */
const day = z.iso.date();

export const listAdminActors = operation('get', '/admin/actors', {
  summary: 'E-maily těch, kdo ve správě něco udělali. Moderátorovi jen těch, jejichž zásahy smí číst.',
  audience: 'moderator',
  data: z.array(z.string()),
});

export const listAdminActions = operation('get', '/admin/actions', {
  summary: `Nejvýš ${actionsShown} zásahů správců od nejnovějšího, podle filtrů. Moderátor čte jen ty, které jsou o inzerátech, účtech, zprávách a hodnoceních.`,
  audience: 'moderator',
  query: z.object({
    subject: z.string().max(100).optional().meta({ description: 'Čeho se týkal, nebo čím to začíná' }),
    admin: z.string().max(254).optional().meta({ description: 'E-mail toho, kdo to udělal' }),
    action: z.string().max(60).optional(),
    since: day.optional(),
    until: day.optional().meta({ description: 'Poslední den, včetně' }),
    before: z.coerce
      .number()
      .int()
      .min(1)
      .max(2_147_483_647)
      .optional()
      .meta({ description: '`id` posledního ukázaného; další jsou starší' }),
  }),
  data: z.array(adminAction),
});
