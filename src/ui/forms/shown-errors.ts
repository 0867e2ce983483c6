import type { SummaryError } from './error-summary.tsx';
import type { FieldSentences } from './form-fields.ts';

/**
 * The sentences a live form shows: its own about every field that has been visited, and the server's about
 * every field that has not been changed since the server said them.
 */
export function shownErrors({
  checked,
  visited,
  server,
  changed,
}: {
  checked: FieldSentences;
  /** `all` after an attempt to send. */
  visited: ReadonlySet<string> | 'all';
  server: FieldSentences;
  changed: ReadonlySet<string>;
}): FieldSentences {
  const own = Object.entries(checked).filter(([name]) => visited === 'all' || visited.has(name));
  const said = Object.entries(server).filter(([name]) => !changed.has(name));
  return Object.fromEntries([...said, ...own]);
}

/**
 * Sentences for a summary, in the order of the labels and with them; what has no label comes last and alone. The only
 * field of a form says its sentences itself: just below a summary they would be read twice.
 */
export function summaryOf(errors: FieldSentences, labels: Readonly<Record<string, string>>): SummaryError[] {
  const order = Object.keys(labels);
  const rank = (name: string) => (name in labels ? order.indexOf(name) : order.length);
  return Object.keys(errors)
    .filter((name) => order.length > 1 || name !== order[0])
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap((fieldId) =>
      (errors[fieldId] ?? []).map((sentence) => ({
        fieldId,
        message: labels[fieldId] === undefined ? sentence : `${labels[fieldId]}: ${sentence}`,
      })),
    );
}
