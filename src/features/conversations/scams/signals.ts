import { contactsIn } from './contacts.ts';
import { familiesIn } from './families.ts';
import { normalise } from './normalise.ts';

/** One message of a conversation; a trusted one does not make later ones suspicious. */
export type TranscriptMessage = { from: 'buyer' | 'seller'; text: string; isTrusted?: boolean };
/** Age of a side's account in days, if it has one. */
export type Participant = { accountDays: number | undefined };
export type Transcript<Message = TranscriptMessage> = {
  buyer: Participant;
  seller: Participant;
  messages: readonly Message[];
};
/** A message with its signals, which later messages refer to. */
export type AnalyzedMessage = TranscriptMessage & { words: ReadonlySet<string> };

/** Phrase families and kinds of contacts in a text. */
export const wordsOf = (text: string): ReadonlySet<string> =>
  new Set([...familiesIn(normalise(text)), ...contactsIn(text)]);

/** Combined signals: a name and the signals that must all be present, `!` before one that must be absent. */
const together: readonly (readonly [string, ...string[]])[] = [
  ['buyer-sends-courier', 'buyer', 'sends-courier', '!cod'],
  ['buyer-courier-pays', 'buyer', 'courier-pays', '!cod', '!by-carrier'],
  ['carrier-holds-money', 'paid-already', 'receive-money'],
  ['courier-and-receive', 'courier', 'receive-money'],
  ['link-for-money', 'link-words', 'receive-money'],
  ['link-and-card', 'link-words', 'card'],
  ['leave-for-messenger', 'go-write', 'messenger'],
  ['leave-at-once', 'messenger', 'early', 'leaves', '!photo'],
  ['leave-from-here', 'messenger', 'not-here'],
  ['leave-for-mail', 'go-write', 'mail', 'early', '!invoice', '!photo'],
  ['mail-not-here', 'mail', 'not-here', '!invoice'],
  ['mail-for-photo', 'mail', 'photo', '!secret'],
  ['mail-for-invoice', 'mail', 'invoice'],
  ['messenger-for-photo', 'messenger', 'photo', '!not-here', '!secret'],
  ['buyer-asks-mail', 'buyer', 'asks-mail', '!invoice', '!photo'],
  ['seller-ahead', 'seller', 'ahead', 'pressure'],
  ['seller-no-meeting', 'seller', 'no-meeting', 'ahead'],
  ['seller-deposit', 'seller', 'ahead', 'pay-up'],
  ['seller-presses', 'seller', 'pay-up', 'pressure'],
  ['buyer-fee', 'buyer', 'fee', '!invoice'],
  ['buyer-abroad-agent', 'buyer', 'abroad', 'agent'],
  ['buyer-odd-pay', 'buyer', 'odd-pay'],
  ['odd-link-for-money', 'odd-link', 'receive-money'],
  ['odd-link-and-words', 'unknown-link', 'link-words'],
  ['odd-phone-early', 'odd-phone', 'early'],
  ['foreign-messenger', 'foreign-phone', 'messenger'],
];

/** Groups of families with similar requests: rare ones share the weight of the group. */
const anyOf = {
  secret: ['card', 'bank-login', 'code', 'papers', 'which-bank', 'lend-account'],
  'odd-money': ['odd-pay', 'cheque', 'overpay', 'fee', 'escrow'],
  leaves: ['go-write', 'not-here', 'phone', 'odd-phone', 'foreign-phone', 'handle', 'link-to-messenger'],
  'odd-link': ['unknown-link', 'short-link', 'link-to-messenger', 'money-path'],
} as const;

/** Signals that keep their effect in later messages of the same sender. */
const lasting = [
  'courier-pays',
  'paid-already',
  'receive-money',
  'card',
  'bank-login',
  'code',
  'papers',
  'messenger',
  'odd-pay',
  'abroad',
  'overpay',
  'fee',
  'unknown-link',
  'cheque',
  'ahead',
] as const;
const howManyBefore = 3;

/** Ordinary topics of a deal: a message with these alone does not continue a fraud. */
const ofTheDeal: ReadonlySet<string> = new Set([
  'account',
  'by-carrier',
  'call',
  'carrier',
  'cod',
  'gear',
  'invoice',
  'meets',
  'parcel',
  'phone',
  'photo',
  'player-card',
  'refuses',
  'retells',
  'to-account',
  'usual-link',
]);

/**
 * Signals of one message of a conversation with their strength: from its text, sender and timing, the sender's
 * earlier messages and the other side's last one. `suspicion` is the highest probability among the sender's
 * earlier messages, from 0 to 1.
 */
export function signalsOf(
  transcript: Transcript<AnalyzedMessage>,
  at: number,
  suspicion: number,
): Map<string, number> {
  const message = transcript.messages[at];
  const signals = new Map<string, number>();
  if (!message) return signals;
  const { from } = message;
  const words = new Set(message.words);
  const before = transcript.messages.slice(0, at);
  const own = before.filter((each) => each.from === from);
  const ofDealAlone = [...words].every((word) => ofTheDeal.has(word));
  // A buyer who writes about paying ahead is offering it, unless they claim to have paid and want more.
  if (from === 'buyer' && !words.has('paid-already')) words.delete('pay-up');
  if (words.has('player-card')) words.delete('card');
  words.add(from);
  if (own.length < 2) words.add('early');
  for (const [name, members] of Object.entries(anyOf))
    if (members.some((member) => words.has(member)) && !words.has('refuses') && !words.has('retells'))
      words.add(name);
  for (const word of words) signals.set(word, 1);
  for (const [name, ...parts] of together)
    if (parts.every((part) => (part.startsWith('!') ? !words.has(part.slice(1)) : words.has(part))))
      signals.set(name, 1);
  const earlier = new Set(
    own.slice(-howManyBefore).flatMap(({ isTrusted, words: said }) => (isTrusted ? [] : [...said])),
  );
  for (const name of lasting) if (earlier.has(name)) signals.set(`before:${name}`, 1);
  const other = before.findLast((each) => each.from !== from);
  if (other) {
    for (const name of ['refuses', 'card', 'invoice', 'photo', 'parcel', 'account'] as const)
      if (other.words.has(name)) signals.set(`heard:${name}`, 1);
  }
  const days = transcript[from].accountDays;
  if (days === undefined) signals.set('no-account', 1);
  else if (days <= 3) signals.set('new-account', 1);
  else if (days > 30) signals.set('old-account', 1);
  if (own.length === 0) signals.set('first', 1);
  if (message.text.length < 30) signals.set('short', 1);
  signals.set(ofDealAlone ? 'suspicion-of-deal' : 'suspicion', suspicion);
  return signals;
}
