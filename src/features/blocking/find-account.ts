import type { Platform } from '../../platform/platform.ts';
import type { ManagedAccount } from './contract.ts';
import { type AccountRow, accountOf } from './db.ts';

type Reads = Pick<Platform, 'db' | 'clock' | 'config'>;

/**
 * The account with exactly this email address, page URL or slug. There is no partial match, so that admins cannot
 * browse accounts.
 */
export async function findAccount(
  { db, clock, config }: Reads,
  words: string,
): Promise<{ account?: ManagedAccount }> {
  const [, ofPage] = /\/inzerent\/([^/?#]+)/.exec(words) ?? [];
  const emailOrSlug = (ofPage ?? words).trim().toLowerCase();
  const row = await accountOf(db, { emailOrSlug }, clock.now());
  return row ? { account: accountView(row, config) } : {};
}

export async function managedAccount(
  { clock, config }: Omit<Reads, 'db'>,
  db: Reads['db'],
  id: string,
): Promise<ManagedAccount> {
  const row = await accountOf(db, { id }, clock.now());
  if (!row) throw new Error(`No advertiser ${id}`);
  return accountView(row, config);
}

/** Whether the account belongs to an admin or moderator; these are never blocked. */
export const isStaff = (
  account: { email: string; moderator_since: Date | null },
  { adminEmails }: Platform['config'],
): boolean => account.moderator_since !== null || adminEmails.includes(account.email);

const accountView = (row: AccountRow, config: Platform['config']): ManagedAccount => ({
  id: row.id,
  email: row.email,
  publicName: row.public_name,
  slug: row.slug,
  createdAt: row.created_at.toISOString(),
  trader: row.is_trader,
  living: row.living ?? 0,
  sessions: row.sessions ?? 0,
  staff: isStaff(row, config),
  block: row.blocked_at
    ? {
        reason: row.reason ?? '',
        rule: row.rule ?? '',
        since: row.blocked_at.toISOString(),
        listings: row.listings?.length ?? 0,
      }
    : undefined,
});
