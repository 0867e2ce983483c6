import { z } from 'zod';

/** Hours for which a session that passed the second factor may access the administration. */
export const secondFactorHours = 12;
/** Minutes a setup stays pending, and max age of a confirmation that allows changing factors. */
export const setupMinutes = 15;
export const recoveryCodeCount = 10;

/** For roles that need a second factor, before they pass it. */
export const forRoles = { audience: 'moderator', beforeSecondFactor: true } as const;

/** The codes are returned only once. */
export const madeCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const passed = z.object({ passed: z.literal(true) });

const maxName = 40;
/** The owner's label of a factor; empty means none. */
export const factorName = z
  .string()
  .trim()
  .max(maxName)
  .transform((typed) => typed || undefined)
  .optional();

export const changeErrors = ['second-factor-needed', 'fresh-sign-in-needed'] as const;
