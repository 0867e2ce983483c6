import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { qrShape } from '../../contract/qr.ts';

/** By decision, 4–16 letters and digits. */
export const referralCode = z
  .string()
  .trim()
  .regex(/^[a-z\d]{4,16}$/i)
  .transform((code) => code.toUpperCase());

export const getReferral = operation('get', '/account/referral', {
  summary: 'Vlastní odkaz pro pozvání ostatních a kolik z pozvaných už zveřejnilo inzerát.',
  audience: 'advertiser',
  duringAccountView: 'as-account',
  data: z.object({ code: z.string(), link: z.string(), qr: qrShape, count: z.int() }),
});
