import { type Refusal, refuse } from '../../contract/errors.ts';
import { mailedPinMinutes, pinTries, resendAfterSeconds } from './contract.ts';

/** One asking for a mailed PIN, as far as its life goes. */
export type ChallengeLife = { tries: number; sentAt: Date; expiresAt: Date; usedAt: Date | null };

/** Letters with a PIN in any hour: enough for a person, too few to fill a stranger's mailbox. */
const hourlyLetters = { address: 5, client: 30 } as const;

const minute = 60_000;
export const hour = 60 * minute;
/** Five wrong lasting PINs within this time leave only the mailed one. */
export const lastingPinWindow = { milliseconds: 15 * minute, tries: 5 } as const;
/** Wrong passwords from one client within that time; whoever has more is guessing other people's. */
export const passwordTriesOfClient = 30;
/** A session as young as this may change a password or a lasting PIN: whoever holds it has just proven who they are. */
const freshFor = 15 * minute;
export const isFresh = (sessionBegan: Date, now: Date): boolean => now < later(sessionBegan, freshFor);
/** Sessions note their last use no more often than this. */
const useNotedEvery = 5 * minute;
export const isUseNews = (lastUsed: Date | null, now: Date): boolean =>
  lastUsed === null || now >= later(lastUsed, useNotedEvery);
/** A challenge can get a new PIN for a day; then it is swept away. */
export const challengeLife = 24 * hour;

export const later = (time: Date, milliseconds: number): Date => new Date(time.getTime() + milliseconds);

export const expiryOf = (sentAt: Date): Date => later(sentAt, mailedPinMinutes * minute);
export const resendTime = (sentAt: Date): Date => later(sentAt, resendAfterSeconds * 1000);

const clockFace = new Intl.DateTimeFormat('cs', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Europe/Prague',
});
/** `14:05`, as a clock in Czechia shows it. */
export const timeOfDay = (time: Date): string => clockFace.format(time);

/** Letters of the last hour, and when the first of them stops counting. */
export type LettersSent = { toAddress: number; byClient: number; addressFreeAt: Date; clientFreeAt: Date };

export function refuseMoreLetters(sent: LettersSent): Refusal<'too-many-requests'> | undefined {
  const addressFull = sent.toAddress >= hourlyLetters.address;
  const clientFull = sent.byClient >= hourlyLetters.client;
  if (!addressFull && !clientFull) return undefined;
  const free = clientFull ? sent.clientFreeAt : sent.addressFreeAt;
  return refuse('too-many-requests', {
    message: `PINů už odešlo hodně. Další pošleme po ${timeOfDay(free)}.`,
  });
}

export function refuseEarlyResend(sentAt: Date, now: Date): Refusal<'resend-too-soon'> | undefined {
  const seconds = Math.ceil((resendTime(sentAt).getTime() - now.getTime()) / 1000);
  if (seconds <= 0) return undefined;
  return refuse('resend-too-soon', { message: `Nový PIN pošleme až za ${seconds}\u00a0s.` });
}

/** Why a challenge takes no PIN; to a browser that did not ask for it nothing more is said. */
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
