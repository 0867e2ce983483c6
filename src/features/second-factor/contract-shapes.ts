import { z } from 'zod';

/** A session that has passed the second factor may look after the bazaar for so long. */
export const secondFactorHours = 12;
/** How long what was begun here waits, and how young a confirmation may change the factors. */
export const setupMinutes = 15;
export const recoveryCodeCount = 10;

/** Before the second factor is passed, and for everybody who has to pass it. */
export const forRoles = { audience: 'moderator', beforeSecondFactor: true } as const;

/** The codes are told now and never again. */
export const madeCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const passed = z.object({ passed: z.literal(true) });

const maxName = 40;
/** How its owner tells one factor from another; an empty name is none. */
export const factorName = z
  .string()
  .trim()
  .max(maxName)
  .transform((typed) => typed || undefined)
  .optional();

export const changeErrors = ['second-factor-needed', 'fresh-sign-in-needed'] as const;
