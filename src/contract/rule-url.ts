import { safetyUrl } from './urls.ts';

/** Sections of the rules that decisions refer to: heading and anchor. */
const ruleSections = [
  ['Co sem patří a co ne', 'co-sem-patri-a-co-ne'],
  ['Pravidla inzerátu', 'pravidla-inzeratu'],
] as const;

/** URL of the rule that a decision names: its section, or the whole page of rules. */
export function ruleUrl(rule: string): `/${string}` {
  const section = ruleSections.find(([heading]) => rule.startsWith(heading));
  return section ? `${safetyUrl}#${section[1]}` : safetyUrl;
}
