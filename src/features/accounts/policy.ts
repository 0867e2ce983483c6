import { type Refusal, refuse } from '../../contract/errors.ts';
import { mailedPinMinutes, pinTries, resendAfterSeconds } from './contract.ts';

/** The part of a sign-in challenge that decides whether it is still open. */
export type ChallengeLife = { tries: number; sentAt: Date; expiresAt: Date; usedAt: Date | null };

const minute = 60_000;
const hour = 60 * minute;
export const day = 24 * hour;
export const quarterHour = 15 * minute;
/**
 * A session this recent may change a password or a lasting PIN, because its holder has just proven who they are.
 */
const freshFor = 15 * minute;
export const isFresh = (sessionBegan: Date, now: Date): boolean =>
  now < addMilliseconds(sessionBegan, freshFor);
/** The last use of a session is recorded at most this often. */
const useNotedEvery = 5 * minute;
export const shouldRecordUse = (lastUsed: Date | null, now: Date): boolean =>
  lastUsed === null || now >= addMilliseconds(lastUsed, useNotedEvery);

export const addMilliseconds = (time: Date, milliseconds: number): Date =>
  new Date(time.getTime() + milliseconds);

/** Limit of challenges without an email per hour; each allows five attempts, which are counted separately. */
export const unmailedOfClient = (now: Date) => ({ perHour: 30, since: addMilliseconds(now, -hour) });

export const expiryOf = (sentAt: Date): Date => addMilliseconds(sentAt, mailedPinMinutes * minute);
export const resendTime = (sentAt: Date): Date => addMilliseconds(sentAt, resendAfterSeconds * 1000);

const clockFace = new Intl.DateTimeFormat('cs', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Europe/Prague',
});
/** `14:05`, in Czech local time. */
export const timeOfDay = (time: Date): string => clockFace.format(time);

/** `limitedUntil` is when the next email may be sent; undefined when one may be sent now. */
export function refuseMorePins(limitedUntil: Date | undefined): Refusal<'too-many-requests'> | undefined {
  return (
    limitedUntil &&
    refuse('too-many-requests', {
      message: `Posíláme ti moc PINů za sebou. Další půjde poslat v ${timeOfDay(limitedUntil)}.`,
    })
  );
}

/**
 * Failed attempts at one secret so far; `ofAll` counts all unknown browsers together, or the known browser
 * alone.
 */
export type Failures = Record<
  | 'ofAskerInQuarter'
  | 'ofAskerInDay'
  | 'ofAskerInMonth'
  | 'ofAllInDay'
  | 'ofAllInMonth'
  | 'ofClientInQuarter',
  number
>;

/**
 * Whether one more attempt is allowed. A single stranger cannot lock others out: that takes several networks,
 * and known browsers and the mailed PIN still work. All strangers together have a hundred guesses in thirty
 * days, one in ten thousand of the possible PINs (docs/decisions/0006).
 */
export function checkAttempt(
  failed: Failures,
  { knownBrowser }: { knownBrowser: boolean },
): 'taken' | 'not-taken' | 'too-many' {
  if (!knownBrowser && failed.ofClientInQuarter >= 30) return 'too-many';
  const ofAsker = knownBrowser ? { day: 30, month: 100 } : { day: 10, month: 20 };
  const full =
    failed.ofAskerInQuarter >= 5 ||
    failed.ofAskerInDay >= ofAsker.day ||
    failed.ofAskerInMonth >= ofAsker.month ||
    failed.ofAllInDay >= 30 ||
    failed.ofAllInMonth >= 100;
  return full ? 'not-taken' : 'taken';
}

export function refuseEarlyResend(sentAt: Date, now: Date): Refusal<'resend-too-soon'> | undefined {
  const seconds = Math.ceil((resendTime(sentAt).getTime() - now.getTime()) / 1000);
  if (seconds <= 0) return undefined;
  return refuse('resend-too-soon', { message: `Nový PIN pošleme až za ${seconds}\u00a0s.` });
}

/** Why a challenge accepts no PIN; a browser that did not request it learns nothing more. */
export function refuseClosed(
  challenge: ChallengeLife | undefined,
  now: Date,
): Refusal<'invalid-verification'> {
  const reason = challenge && reasonClosed(challenge, now);
  return refuse('invalid-verification', reason ? { fields: { pin: [reason] } } : {});
}

function reasonClosed(challenge: ChallengeLife, now: Date): string | undefined {
  if (challenge.usedAt) return 'Tenhle PIN už jednou posloužil. Nech si poslat nový.';
  if (challenge.expiresAt <= now) return `PIN platil ${mailedPinMinutes} minut. Nech si poslat nový.`;
  if (challenge.tries >= pinTries) return 'Pětkrát to nevyšlo. Nech si poslat nový PIN.';
  return undefined;
}
