import type { Seen } from '../blocking/index.ts';
import type { WholeManagedListing } from './contract.ts';

/** A changed field with its label; without `before` it is new, without `after` it was removed. */
export type Change = NonNullable<NonNullable<WholeManagedListing['hold']>['changes']>[number];

/** The fields of a listing that differ between two snapshots, in the order of the listing's page. */
export function changesBetween(before: Seen, after: Seen): Change[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...now.keys(), ...old.keys()])]
    .map((label) => ({ label, before: old.get(label), after: now.get(label) }))
    .filter((change) => change.before !== change.after);
}

const fieldsOf = ({ title, content, facts }: Seen): Map<string, string> =>
  new Map([
    ['Název', title],
    ...facts.map(({ label, value }): [string, string] => [label, value]),
    ['Popis', content],
  ]);
