import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { qrShape } from '../../contract/qr.ts';
import {
  changeErrors,
  factorName,
  forRoles,
  madeCodes,
  passed,
  secondFactorHours,
  setupMinutes,
} from './contract-shapes.ts';

export * from './contract-passkeys.ts';
export { changeErrors, recoveryCodeCount, secondFactorHours, setupMinutes } from './contract-shapes.ts';

const factor = z
  .object({
    id: z.uuid(),
    kind: z.enum(['totp', 'passkey']).meta({ description: 'Aplikace s kódy, nebo přístupový klíč' }),
    name: z.string(),
    since: z.iso.datetime(),
    lastUsed: z.iso.datetime().optional(),
  })
  .meta({ id: 'SecondFactor' });
export type Factor = z.output<typeof factor>;

const totpSetup = z
  .object({
    /** Base32, for manual entry. */
    secret: z.string(),
    address: z.string().meta({ description: 'Adresa `otpauth:`, kterou otevře aplikace s kódy' }),
    qr: qrShape,
  })
  .meta({ id: 'TotpSetup' });
export type TotpSetup = z.output<typeof totpSetup>;

const ownSecondFactor = z
  .object({
    factors: z.array(factor),
    recoveryCodes: z.int().nonnegative().meta({ description: 'Kolik záložních kódů zbývá' }),
    fresh: z.boolean().meta({ description: 'Jestli teď jde faktory měnit bez dalšího potvrzení' }),
    pending: totpSetup.optional().meta({ description: 'Aplikace, jejíž první kód se čeká' }),
  })
  .meta({ id: 'OwnSecondFactor' });
export type OwnSecondFactor = z.output<typeof ownSecondFactor>;

const totpCode = z
  .string()
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, { error: 'Kód má šest číslic.' }));

/** A code of an app, or a recovery code with any separators; older recovery codes have sixteen characters. */
const anyCode = z
  .string()
  .transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(
    z.string().regex(/^(\d{6}|[A-Z2-7]{16}|[A-Z2-7]{24})$/, {
      error: 'Kód z aplikace má šest číslic, záložní kód čtyřiadvacet písmen a číslic.',
    }),
  );

export const totpForm = z.object({ code: totpCode, name: factorName });
export const codeForm = z.object({ code: anyCode });

export const getSecondFactor = operation('get', '/account/second-factor', {
  summary: 'Čím se potvrzuje dvoufázové ověření účtu, který má roli ve správě.',
  ...forRoles,
  data: ownSecondFactor,
});

export const startTotp = operation('post', '/account/second-factor/totp', {
  summary: `Začít přidávat aplikaci s kódy. Na její první kód se čeká ${setupMinutes} minut.`,
  ...forRoles,
  status: 201,
  data: totpSetup,
  errors: changeErrors,
});

export const confirmTotp = operation('post', '/account/second-factor/totp/confirmation', {
  summary:
    'Přidat začatou aplikaci jejím prvním kódem. S prvním faktorem přijdou i záložní kódy, jen v této odpovědi.',
  ...forRoles,
  body: totpForm,
  data: madeCodes,
  errors: [...changeErrors, 'wrong-code', 'too-many-requests', 'not-found'],
});

export const passSecondFactor = operation('post', '/account/second-factor/passing', {
  summary: `Potvrdit dvoufázové ověření kódem z aplikace nebo záložním kódem. Přihlášení pak do správy smí ${secondFactorHours} hodin.`,
  ...forRoles,
  body: codeForm,
  data: passed,
  errors: ['wrong-code', 'too-many-requests'],
});

export const makeRecoveryCodes = operation('post', '/account/second-factor/recovery-codes', {
  summary: 'Vydat nové záložní kódy; předchozí přestanou platit.',
  ...forRoles,
  status: 201,
  data: madeCodes,
  errors: changeErrors,
});

export const removeFactor = operation('delete', '/account/second-factor/factors/{id}', {
  summary: 'Odebrat jeden z faktorů, ne poslední.',
  ...forRoles,
  params: z.object({ id: z.uuid() }),
  data: ownSecondFactor,
  errors: [...changeErrors, 'not-found', 'second-factor-last'],
});
