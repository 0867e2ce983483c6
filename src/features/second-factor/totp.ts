import { Secret, TOTP } from 'otpauth';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { renderQr } from '../../platform/qr/qr.ts';
import type { TotpSetup } from './contract.ts';
import { type FactorRow, takeStep } from './db.ts';

const period = 30;

const generatorOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Florbalový bazar', label, secret: Secret.fromBase32(secret), digits: 6, period });

/** The time step of a code: the current one or a neighbour, to allow for clock differences. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = generatorOf(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}

/** Setup data for an app, as a QR code and as text. */
export function totpSetupOf(secret: string, email: string): TotpSetup {
  const address = generatorOf(secret, email).toString();
  return { secret, address, qr: renderQr(address) };
}

/** Whether the code is valid for one of these apps; each code is accepted once. */
export async function takeTotpCode(
  { db, clock }: Platform,
  factors: readonly FactorRow[],
  code: string,
): Promise<boolean> {
  const now = clock.now();
  for (const { id, totp_secret } of factors) {
    const step = totp_secret === null ? undefined : stepOfCode(totp_secret, code, now);
    if (step !== undefined && (await takeStep(db, id, step, now))) return true;
  }
  return false;
}

/** Error beside the field for a wrong code; after too many, a message with the alternatives. */
export function refuseCode(isWrong: boolean): Refusal<'wrong-code' | 'too-many-requests'> {
  if (isWrong)
    return refuse('wrong-code', {
      fields: { code: ['Tenhle kód neplatí. Každý jde použít jen jednou a jen chvíli.'] },
    });
  const message =
    'Moc špatných kódů za sebou. Zkus to za čtvrt hodiny, nebo použij záložní kód nebo přístupový klíč.';
  return refuse('too-many-requests', { message });
}
