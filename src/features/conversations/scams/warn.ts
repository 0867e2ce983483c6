import type { Database } from '../../../platform/platform.ts';
import { messagesPerPage } from '../contract.ts';
import type { ScamPattern } from '../rules.ts';
import { type Found, type MessageRow, messagesOf } from '../db.ts';
import { classifyTranscript, type Classification } from './classify.ts';

/** Maps signals of a flagged message to its likely goal, most dangerous first. */
const patterns: readonly (readonly [ScamPattern, RegExp])[] = [
  ['secrets', /^(card|bank-login|code|papers|which-bank|lend-account)$/],
  ['link', /^(unknown-link|short-link|money-path|follow-link)$/],
  ['courier', /^(courier|courier-pays|receive-money|paid-already)$/],
  ['elsewhere', /^(messenger|go-write|asks-mail|link-to-messenger)$/],
];

const patternOf = ({ signals }: Classification): ScamPattern | undefined =>
  patterns.find(([, pattern]) => [...signals.keys()].some((signal) => pattern.test(signal)))?.[0];

/** The fields of a message that are classified; one not stored yet has no time. */
type Classifiable = Pick<MessageRow, 'id' | 'message' | 'from_advertiser' | 'sender_id'> & {
  created_at?: Date;
  warning_dismissed?: boolean;
};
export type ClassifiedMessage = { row: Classifiable; chance: number; scam: ScamPattern | undefined };
type Days = Pick<Found, 'advertiserDays' | 'askerDays'>;

/**
 * Probability, and the goal if flagged, of each message. Classified on reading, from the preceding messages and
 * from the age of the accounts when the conversation began; nothing is stored, so a better model also covers old
 * messages. With `heedDismissals`, a dismissed message makes no later one suspicious. Input and output are
 * newest first.
 */
export function classifyMessages(
  rows: readonly Classifiable[],
  { advertiserDays, askerDays }: Days,
  kind: 'offer' | 'demand',
  { heedDismissals = false } = {},
): ClassifiedMessage[] {
  const oldestFirst = rows.toReversed();
  const advertiser = { accountDays: advertiserDays };
  const asker = { accountDays: askerDays ?? undefined };
  const [buyer, seller] = kind === 'offer' ? [asker, advertiser] : [advertiser, asker];
  const classified = classifyTranscript({
    buyer,
    seller,
    messages: oldestFirst.map(({ from_advertiser, message, warning_dismissed }) => ({
      from: from_advertiser === (kind === 'offer') ? 'seller' : 'buyer',
      text: message,
      isTrusted: heedDismissals && warning_dismissed === true,
    })),
  });
  /** The goal each side was last flagged for, which may alone make its next message suspicious. */
  const before = new Map<boolean, ScamPattern>();
  return oldestFirst
    .flatMap((row, at): ClassifiedMessage[] => {
      const classification = classified[at];
      if (!classification) return [];
      const { chance, flagged } = classification;
      if (!flagged) return [{ row, chance, scam: undefined }];
      const scam = patternOf(classification) ?? before.get(row.from_advertiser) ?? 'money';
      before.set(row.from_advertiser, scam);
      return [{ row, chance, scam }];
    })
    .toReversed();
}

/** Suspected frauds by message id. Rows are newest first. */
export const scamWarnings = (
  rows: readonly MessageRow[],
  found: Days,
  kind: 'offer' | 'demand',
): Map<string, ScamPattern> =>
  new Map(
    classifyMessages(rows, found, kind, { heedDismissals: true }).flatMap(({ row, scam }) =>
      scam ? [[row.id, scam] as const] : [],
    ),
  );

/** The warning for the newest message of a conversation. */
export async function warningOfLastMessage(
  db: Database,
  found: Found,
  kind: 'offer' | 'demand',
): Promise<ScamPattern | undefined> {
  const rows = await messagesOf(db, found.id, { before: undefined, atMost: messagesPerPage });
  return rows[0] && scamWarnings(rows, found, kind).get(rows[0].id);
}
