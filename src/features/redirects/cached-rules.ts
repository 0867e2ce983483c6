import { ttlCache } from '../../platform/database/ttl-cache.ts';
import type { RedirectRule } from './contract.ts';
import { allRules, type RuleRow } from './db.ts';

export const ruleView = ({ changed_at, ...rule }: RuleRow): RedirectRule => ({
  ...rule,
  changedAt: changed_at.toISOString(),
});

/** The rules, at most five seconds old. */
export const cachedRules = ttlCache(5_000, async (db) => (await allRules(db)).map(ruleView));
