import type { ListingState } from '../listings/contract.ts';

/** Hours that an answer time may be told in; it is rounded up, so that nobody is promised more than was kept. */
export const answerSteps = [1, 2, 3, 6, 12, 24, 48, 72, 168] as const;
export type AnswerHours = (typeof answerSteps)[number];

/** Answers made so long ago say nothing about today. */
export const answerDays = 90;
/** With fewer answered conversations one unusual day would decide the median. */
export const minAnswered = 3;

/** An account so young is told of under its name. */
export const newcomerDays = 30;

const hour = 3_600_000;

/**
 * Within how many hours somebody usually answers: the median of their first answers, in milliseconds after the first
 * message, rounded up to a step. Nothing where too few are known, or where it takes over a week.
 */
export function answersWithin(times: readonly number[]): AnswerHours | undefined {
  if (times.length < minAnswered) return undefined;
  const usual = median(times);
  return answerSteps.find((hours) => usual <= hours * hour);
}

/** Of an even number the mean of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/** How far a deal has come, as the listing's own state tells; nothing where it ended otherwise or is another's. */
export function dealStage(
  state: ListingState,
  reservedHere: boolean,
): 'talk' | 'reserved' | 'handed-over' | undefined {
  if (reservedHere) return state === 'sold' ? 'handed-over' : 'reserved';
  return state === 'active' ? 'talk' : undefined;
}

/** Why a message of a conversation may not go out, whatever it carries. */
export const sayingRefusals = [
  'not-found',
  'messages-not-wanted',
  'message-held',
  'too-many-requests',
] as const;

export const scamPatterns = ['secrets', 'link', 'courier', 'elsewhere', 'money'] as const;
/** What a message that looks like a fraud is after. */
export type ScamPattern = (typeof scamPatterns)[number];

/** The same in words that end a sentence with „protože“. */
export const scamNames = {
  secrets: 'chce číslo karty, kód nebo přihlašovací údaje do banky',
  link: 'vede na odkaz',
  courier: 'mluví o kurýrovi, který drží nebo veze peníze',
  elsewhere: 'láká z bazaru jinam',
  money: 'chce peníze předem nebo spěchá',
} as const satisfies Record<ScamPattern, string>;

/** How a warning of a fraud begins in an email. */
export const scamLead = 'Pozor, takhle začínají podvody.';

/** What to do about a message that looks like a fraud, by what it is after. */
export const scamAdvice = {
  secrets:
    'Číslo karty, kód z SMS, PIN ani přístup do banky kvůli prodeji ani nákupu nikdo nepotřebuje. Nikam je nezadávej.',
  link: 'Odkaz neotvírej a nic na něm nevyplňuj. Bazar žádnou platbu přes odkaz nemá.',
  courier: 'Kurýra, který veze peníze nebo je drží, bazar nemá. Domluv předání osobně nebo dobírku.',
  elsewhere: 'Zůstaň se zprávami tady. Kdo hned na začátku chce jinam, mívá důvod.',
  money: 'Peníze předem neposílej a na nic nespěchej. Nejjistější je předání osobně nebo dobírka.',
} as const satisfies Record<ScamPattern, string>;
