import type { Database } from '../../platform/platform.ts';

type NewSession = {
  tokenHash: string;
  browserHash?: string;
  advertiserId: string;
  now: Date;
  expiresAt: Date;
  /** Readable, e.g. „Chrome na Androidu“. */
  device?: string | undefined;
};

/** Why an admin has closed the account. */
export async function findBlock(
  db: Database,
  advertiserId: string,
): Promise<{ reason: string; rule: string } | undefined> {
  return db
    .selectFrom('account_blocks')
    .where('advertiser_id', '=', advertiserId)
    .select(['reason', 'rule'])
    .executeTakeFirst();
}

export async function addSession(db: Database, session: NewSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      browser_hash: session.browserHash ?? null,
      advertiser_id: session.advertiserId,
      created_at: session.now,
      last_used_at: session.now,
      expires_at: session.expiresAt,
      device: session.device ?? null,
    })
    .execute();
}

type FoundSession = {
  advertiserId: string;
  email: string;
  emailVerifiedAt: Date | null;
  createdAt: Date;
  lastUsedAt: Date | null;
  /** When the second factor was passed in this session, if required. */
  secondFactorAt: Date | null;
  moderatorSince: Date | null;
  /** The account that its admin views the site as now. */
  viewedId: string | null;
  viewedEmail: string | null;
  viewedModeratorSince: Date | null;
};

export async function findSession(
  db: Database,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<FoundSession | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('advertisers', 'advertisers.id', 'sessions.advertiser_id')
    .leftJoin('account_views', (join) =>
      join.onRef('account_views.id', '=', 'account_view_id').on('ends_at', '>', now),
    )
    .leftJoin('advertisers as viewed', (join) =>
      join.onRef('viewed.id', '=', 'account_views.advertiser_id').on('viewed.blocked_at', 'is', null),
    )
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('advertisers.blocked_at', 'is', null)
    .select(['advertisers.id as advertiserId', 'advertisers.email'])
    .select(['advertisers.email_verified_at as emailVerifiedAt'])
    .select(['sessions.created_at as createdAt', 'last_used_at as lastUsedAt'])
    .select(['second_factor_at as secondFactorAt', 'advertisers.moderator_since as moderatorSince'])
    .select(['viewed.id as viewedId', 'viewed.email as viewedEmail'])
    .select('viewed.moderator_since as viewedModeratorSince')
    .executeTakeFirst();
}

/** Marks the second factor as passed in this session. */
export async function markSecondFactorPassed(db: Database, tokenHash: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .where('token_hash', '=', tokenHash)
    .set({ second_factor_at: now })
    .execute();
}

/** Requires the second factor again in every session of the account except `but`. */
export async function clearSecondFactor(db: Database, advertiserId: string, but = ''): Promise<void> {
  await db
    .updateTable('sessions')
    .where('advertiser_id', '=', advertiserId)
    .where('token_hash', '!=', but)
    .set({ second_factor_at: null })
    .execute();
}

export async function markUsed(db: Database, tokenHash: string, now: Date): Promise<void> {
  await db.updateTable('sessions').where('token_hash', '=', tokenHash).set({ last_used_at: now }).execute();
}

export type SessionRow = {
  id: string;
  tokenHash: string;
  device: string | null;
  createdAt: Date;
  lastUsedAt: Date | null;
};

/** Unexpired sessions of an advertiser, most recently used first. */
export async function sessionsOf(db: Database, advertiserId: string, now: Date): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .where('advertiser_id', '=', advertiserId)
    .where('expires_at', '>', now)
    .select(['id', 'token_hash as tokenHash', 'device', 'created_at as createdAt'])
    .select('last_used_at as lastUsedAt')
    .orderBy((row) => row.fn.coalesce('last_used_at', 'created_at'), 'desc')
    .execute();
}

export async function endSession(db: Database, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends a session and stops recognizing its browser; false when the advertiser has no such session. */
export async function endOwnSession(db: Database, advertiserId: string, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('advertiser_id', '=', advertiserId)
    .where('id', '=', id)
    .returning('browser_hash as browserHash')
    .executeTakeFirst();
  if (ended?.browserHash)
    await knownBrowsers(db, advertiserId).where('browser_hash', '=', ended.browserHash).execute();
  return ended !== undefined;
}

const knownBrowsers = (db: Database, advertiserId: string) =>
  db.deleteFrom('known_browsers').where('advertiser_id', '=', advertiserId);

/** Hash of the browser a session was opened in. */
export async function browserOfSession(db: Database, tokenHash: string): Promise<string | undefined> {
  const session = await db
    .selectFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .select('browser_hash as browserHash')
    .executeTakeFirst();
  return session?.browserHash ?? undefined;
}

/** Ends all sessions but this one and stops recognizing their browsers. */
export async function endOtherSessions(
  db: Database,
  advertiserId: string,
  tokenHash: string | undefined,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('advertiser_id', '=', advertiserId)
    .where('token_hash', '!=', tokenHash ?? '')
    .execute();
  const own = db
    .selectFrom('sessions')
    .where('token_hash', '=', tokenHash ?? '')
    .select('browser_hash');
  await knownBrowsers(db, advertiserId)
    .where((row) => row.not(row('browser_hash', 'in', own.where('browser_hash', 'is not', null))))
    .execute();
}

/** Whether the account of an address was opened in this browser before. */
export async function isKnownBrowser(db: Database, email: string, browserHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_browsers')
    .innerJoin('advertisers', 'advertisers.id', 'advertiser_id')
    .where('email', '=', email)
    .where('browser_hash', '=', browserHash)
    .select('advertiser_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Records that the account was opened in this browser. */
export async function addKnownBrowser(
  db: Database,
  advertiserId: string,
  browserHash: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('known_browsers')
    .values({ advertiser_id: advertiserId, browser_hash: browserHash, used_at: now })
    .onConflict((row) => row.columns(['advertiser_id', 'browser_hash']).doUpdateSet({ used_at: now }))
    .execute();
}

export async function deleteBrowsersUnusedSince(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('known_browsers').where('used_at', '<', time).execute();
}
