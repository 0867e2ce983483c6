import type { z } from 'zod';
import { type Endpoint, implement, type Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import { ttlCache } from '../../platform/cache/ttl-cache.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { recordAction } from '../audit/index.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import type { redirectForm, RedirectRule } from './contract.ts';
import { allRules, deleteRule, lockRules, type RuleRow, saveRule } from './db.ts';
import { isServed } from './served.ts';
import { redirectsExport } from './list-export.ts';

const ruleView = ({ changed_at, ...rule }: RuleRow): RedirectRule => ({
  ...rule,
  changedAt: changed_at.toISOString(),
});

/** The active rules, at most five seconds old: a rule for a path that became a page is ignored. */
export const cachedRules = ttlCache(5_000, async (db) =>
  (await listRules(db)).filter(({ path }) => !isServed(path)),
);

const listRules = async (db: Database): Promise<RedirectRule[]> => (await allRules(db)).map(ruleView);

function redirectRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.listRedirects, () => listRules(platform.db)),
    implement(contract.putRedirect, ({ body }, { viewer }) => putRule(platform, viewer, body)),
    implement(contract.removeRedirect, ({ body }, { viewer }) => removeRule(platform, viewer, body)),
  ];
}

export const redirectsFeature: Feature = { contract, endpoints: redirectRoutes, lists: [redirectsExport] };

const taken = 'Na této adrese je živá stránka. Přesměrovat jde jen adresu, kde nic není.';

/** Adds or changes a redirect. Chains are refused: no rule may point to a path that another rule redirects. */
export async function putRule(
  platform: Platform,
  admin: Viewer,
  { path, target, permanent, reason }: z.output<typeof redirectForm>,
): Promise<RedirectRule[] | Refusal<'redirect-in-circle' | 'invalid-input'>> {
  if (isServed(path)) return refuse('invalid-input', { fields: { path: [taken] } });
  const saved = await platform.db.transaction().execute(async (db) => {
    await lockRules(db);
    const rule = { path, target, permanent, changed_at: platform.clock.now() };
    if (makesChain(rule, await allRules(db))) return false;
    await saveRule(db, rule);
    await recordAction(platform, db, admin, {
      action: 'put-redirect',
      subject: `redirect:${path}`,
      reason: `${reason} (→ ${target})`,
    });
    return true;
  });
  cachedRules.invalidate(platform);
  return saved ? listRules(platform.db) : refuse('redirect-in-circle');
}

function makesChain(rule: RuleRow, rules: readonly RuleRow[]): boolean {
  const led = ({ target }: RuleRow) => target.replace(/[?#].*/, '').replace(/(?<=.)\/+$/, '');
  const others = rules.filter(({ path }) => path !== rule.path);
  return (
    [rule, ...others].some(({ path }) => path === led(rule)) || others.some((each) => led(each) === rule.path)
  );
}

export async function removeRule(
  platform: Platform,
  admin: Viewer,
  { path, reason }: { path: string; reason: string },
): Promise<RedirectRule[] | Refusal<'not-found'>> {
  const removed = await platform.db.transaction().execute(async (db) => {
    if (!(await deleteRule(db, path))) return false;
    await recordAction(platform, db, admin, {
      action: 'remove-redirect',
      subject: `redirect:${path}`,
      reason,
    });
    return true;
  });
  cachedRules.invalidate(platform);
  return removed ? listRules(platform.db) : refuse('not-found');
}
