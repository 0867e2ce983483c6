import { safetyUrl } from './urls.ts';

/** Headings of the rules that decisions begin with, and where they stand. */
const ruleSections = [
  ['Co sem patří a co ne', 'co-sem-patri-a-co-ne'],
  ['Pravidla inzerátu', 'pravidla-inzeratu'],
] as const;

/** Where to read the rule that a decision names: its section, or all of them. */
export function ruleUrl(rule: string): `/${string}` {
  const section = ruleSections.find(([heading]) => rule.startsWith(heading));
  return section ? `${safetyUrl}#${section[1]}` : safetyUrl;
}
