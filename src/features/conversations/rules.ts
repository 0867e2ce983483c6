import type { ListingState } from '../listings/contract.ts';

/** Steps in hours for a response time; rounded up, so that it never promises too much. */
export const answerSteps = [1, 2, 3, 6, 12, 24, 48, 72, 168] as const;
export type AnswerHours = (typeof answerSteps)[number];

/** Days after which replies no longer count. */
export const answerDays = 90;
/** With fewer answered conversations a single one would decide the median. */
export const minAnswered = 3;

/** Accounts younger than this many days are marked as new. */
export const newcomerDays = 30;

const hour = 3_600_000;

/**
 * Usual response time in hours: the median of first replies (ms after the first message), rounded up to a step.
 * Undefined with too few replies, or above a week.
 */
export function answersWithin(times: readonly number[]): AnswerHours | undefined {
  if (times.length < minAnswered) return undefined;
  const usual = median(times);
  return answerSteps.find((hours) => usual <= hours * hour);
}

/** The mean of the two middle values for an even number. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/**
 * Stage of a deal by the listing's state; undefined when it ended otherwise or concerns another conversation.
 */
export function dealStage(
  state: ListingState,
  reservedHere: boolean,
): 'talk' | 'reserved' | 'handed-over' | undefined {
  if (reservedHere) return state === 'sold' ? 'handed-over' : 'reserved';
  return state === 'active' ? 'talk' : undefined;
}

/** Reasons why any message of a conversation may be refused. */
export const sendRefusals = [
  'not-found',
  'messages-not-wanted',
  'message-held',
  'too-many-requests',
] as const;

export const scamPatterns = ['secrets', 'link', 'courier', 'elsewhere', 'money'] as const;
/** The goal of a suspected fraud. */
export type ScamPattern = (typeof scamPatterns)[number];

/** The goals in Czech, phrased to follow „protože“. */
export const scamNames = {
  secrets: 'chce číslo karty, kód nebo přihlašovací údaje do banky',
  link: 'vede na odkaz',
  courier: 'mluví o kurýrovi, který drží nebo veze peníze',
  elsewhere: 'láká z bazaru jinam',
  money: 'chce peníze předem nebo spěchá',
} as const satisfies Record<ScamPattern, string>;

/** Lead of a scam warning in emails. */
export const scamLead = 'Pozor, takhle začínají podvody.';

/** Advice about a suspected fraud, by its goal. */
export const scamAdvice = {
  secrets:
    'Číslo karty, kód z SMS, PIN ani přístup do banky kvůli prodeji ani nákupu nikdo nepotřebuje. Nikam je nezadávej.',
  link: 'Odkaz neotvírej a nic na něm nevyplňuj. Bazar žádnou platbu přes odkaz nemá.',
  courier: 'Kurýra, který veze peníze nebo je drží, bazar nemá. Domluv předání osobně nebo dobírku.',
  elsewhere: 'Zůstaň se zprávami tady. Kdo hned na začátku chce jinam, mívá důvod.',
  money: 'Peníze předem neposílej a na nic nespěchej. Nejjistější je předání osobně nebo dobírka.',
} as const satisfies Record<ScamPattern, string>;
