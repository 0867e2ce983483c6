import type { Database, Platform } from '../../platform/platform.ts';
import type { RedirectRule } from './contract.ts';
import { allRules, type RuleRow } from './db.ts';

/** Milliseconds for which a process leads by what it knows; every page asks, and rules change a few times a year. */
const fresh = 5_000;

const known = new WeakMap<Database, { rules: RedirectRule[]; until: number }>();

export const ruleView = ({ changed_at, ...rule }: RuleRow): RedirectRule => ({
  ...rule,
  changedAt: changed_at.toISOString(),
});

/** The rules, at most five seconds old. While the database is away, those known last. */
export async function knownRules({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<RedirectRule[]> {
  const kept = known.get(db);
  const now = clock.now().getTime();
  if (kept && now < kept.until) return kept.rules;
  try {
    const rules = (await allRules(db)).map(ruleView);
    known.set(db, { rules, until: now + fresh });
    return rules;
  } catch (problem) {
    if (!kept) throw problem;
    return kept.rules;
  }
}

/** This process forgets what it knows, because it has just changed it. */
export function forgetRules({ db }: Pick<Platform, 'db'>): void {
  known.delete(db);
}
