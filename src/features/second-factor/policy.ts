import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { findSession, type AuthenticatedSession } from '../accounts/index.ts';
import { type changeErrors, secondFactorHours, setupMinutes } from './contract.ts';
import { factorsOf } from './db.ts';

/** The account and session whose second factor is handled. */
export type Holder = { advertiserId: string; email: string; tokenHash: string };

const minute = 60_000;
const isWithin = (time: Date | null, minutes: number, now: Date): boolean =>
  time !== null && now.getTime() < time.getTime() + minutes * minute;

/** Setups begun after this time are still pending. */
export const setupsPendingSince = (now: Date): Date => new Date(now.getTime() - setupMinutes * minute);

/**
 * Why a session may not access the administration: the account has no second factor, or it was not passed recently.
 */
export async function refuseWithoutSecondFactor(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { viewer, secondFactorAt }: AuthenticatedSession,
): Promise<Refusal<'second-factor-missing' | 'second-factor-needed'> | undefined> {
  if (isWithin(secondFactorAt, secondFactorHours * 60, clock.now())) return undefined;
  const factors = await factorsOf(db, viewer.advertiserId);
  return refuse(factors.length === 0 ? 'second-factor-missing' : 'second-factor-needed');
}

/** Why factors and roles cannot be changed now. */
export type Unconfirmed = Refusal<(typeof changeErrors)[number]>;

/**
 * Why a session may not change factors or roles: it did not pass the second factor recently or, without one, did not
 * sign in recently.
 */
export async function refuseUnconfirmed(
  db: Database,
  { advertiserId, tokenHash }: Omit<Holder, 'email'>,
  now: Date,
): Promise<Unconfirmed | undefined> {
  const session = await findSession(db, { tokenHash, now });
  if (session && isWithin(session.secondFactorAt, setupMinutes, now)) return undefined;
  if ((await factorsOf(db, advertiserId)).length > 0) return refuse('second-factor-needed');
  return session && isWithin(session.createdAt, setupMinutes, now)
    ? undefined
    : refuse('fresh-sign-in-needed');
}
