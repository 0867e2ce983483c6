import type { z } from 'zod';
import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAction } from '../audit/index.ts';
import type { RedirectRule, redirectForm } from './contract.ts';
import { type RuleRow, allRules, deleteRule, lockRules, saveRule } from './db.ts';
import { cachedRules } from './cached-rules.ts';

/** Leads an address elsewhere. One step is all a visitor takes: no rule may lead to an address that another leads away. */
export async function putRule(
  platform: Platform,
  admin: Viewer,
  { path, target, permanent, reason }: z.output<typeof redirectForm>,
): Promise<RedirectRule[] | Refusal<'redirect-in-circle'>> {
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
  cachedRules.forget(platform);
  return saved ? cachedRules(platform) : refuse('redirect-in-circle');
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
  cachedRules.forget(platform);
  return removed ? cachedRules(platform) : refuse('not-found');
}
