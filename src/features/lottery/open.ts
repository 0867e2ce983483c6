import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, isRefusal, refuse } from '../../contract/errors.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { recordAction } from '../audit/index.ts';
import { contentPage } from '../content/index.ts';
import { dayInPrague } from './days.ts';
import { lotteryRulesPath } from './address.ts';
import type { ManagedRound } from './contract.ts';
import { storeSecret, lockRound, moveRound } from './db-rounds.ts';
import { commitmentOf } from './draw-rule.ts';
import { managedRound, subjectOf } from './managed.ts';

type Refused = Refusal<'not-found' | 'lottery-round-fixed' | 'lottery-starts-in-past'>;

/**
 * Opens a round: its secret is made and only the hash of it published, the rules are taken down as they read today,
 * and from then on nothing about the round changes.
 */
export async function openRound(
  platform: Platform,
  admin: Viewer,
  { id, reason }: { id: string; reason: string },
): Promise<ManagedRound | Refused> {
  return platform.db.transaction().execute(async (db) => {
    const refused = await openDraft(platform, db, id);
    if (refused) return refused;
    await recordAction(platform, db, admin, { action: 'open-lottery', subject: subjectOf(id), reason });
    return managedRound(platform, db, id);
  });
}

/** Opens a round in the caller's transaction. */
export async function openDraft(platform: Platform, db: Database, id: string): Promise<Refused | undefined> {
  const now = platform.clock.now();
  const rules = await contentPage(platform, lotteryRulesPath.slice(1), undefined);
  if (isRefusal(rules)) return refuse('not-found', { message: `Chybí text pravidel ${lotteryRulesPath}.` });
  const secret = Buffer.from(platform.ids.token(), 'base64url').toString('hex');
  const commitment = await commitmentOf(secret);
  const round = await lockRound(db, id);
  if (!round) return refuse('not-found');
  if (round.state !== 'draft') return refuse('lottery-round-fixed');
  if (round.first_day < dayInPrague(now)) return refuse('lottery-starts-in-past');
  await storeSecret(db, id, secret);
  await moveRound(db, id, { state: 'open', rules_html: rules.html, commitment, opened_at: now });
  return undefined;
}
