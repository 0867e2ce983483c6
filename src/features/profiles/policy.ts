import { type Refusal, refuse } from '../../contract/errors.ts';
import { mailedPinMinutes, pinTries, resendAfterSeconds } from '../accounts/contract.ts';

const minute = 60_000;
export const hour = 60 * minute;

/** Limits of codes per hour, the same as for PINs. */
const hourlyCodes = { target: 5, advertiser: 10, client: 30 } as const;

export type CodesSent = Record<keyof typeof hourlyCodes, number>;

/** The fields of a proof that decide whether it is still valid. */
export type ProofLife = { tries: number; sentAt: Date; expiresAt: Date; usedAt: Date | null };

const later = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);
export const expiryOf = (sentAt: Date): Date => later(sentAt, mailedPinMinutes * minute);
export const resendTime = (sentAt: Date): Date => later(sentAt, resendAfterSeconds * 1000);

export const isOpen = (proof: ProofLife, now: Date): boolean =>
  proof.usedAt === null && proof.expiresAt > now && proof.tries < pinTries;

export function refuseMoreCodes(sent: CodesSent): Refusal<'too-many-requests'> | undefined {
  const full =
    sent.target >= hourlyCodes.target ||
    sent.advertiser >= hourlyCodes.advertiser ||
    sent.client >= hourlyCodes.client;
  if (!full) return undefined;
  return refuse('too-many-requests', {
    message: 'Posíláme ti moc PINů za sebou. Další půjde poslat za hodinu.',
  });
}

export function refuseEarlyCode(sentAt: Date, now: Date): Refusal<'resend-too-soon'> | undefined {
  const seconds = Math.ceil((resendTime(sentAt).getTime() - now.getTime()) / 1000);
  if (seconds <= 0) return undefined;
  return refuse('resend-too-soon', { message: `Nový PIN pošleme až za ${seconds}\u00a0s.` });
}

/** Explains why the code is no longer accepted. */
export function refuseClosed(proof: ProofLife, now: Date): Refusal<'invalid-verification'> {
  return refuse('invalid-verification', { fields: { pin: [reasonClosed(proof, now)] } });
}

function reasonClosed(proof: ProofLife, now: Date): string {
  if (proof.usedAt) return 'Tenhle PIN už jednou posloužil. Nech si poslat nový.';
  if (proof.expiresAt <= now) return `PIN platil ${mailedPinMinutes} minut. Nech si poslat nový.`;
  return 'Pětkrát to nevyšlo. Nech si poslat nový PIN.';
}
