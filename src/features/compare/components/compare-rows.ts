import { formatCondition } from '../../listings/components/format-condition.ts';
import { formatPrice } from '../../listings/components/format-price.ts';
import { formatDate } from '../../listings/components/format-time.ts';
import type { ListingCard, ListingDetail } from '../../listings/contract.ts';

/** One column: a listing's card, and its page's data while it is live; of an ended one only the card is public. */
export type Compared = { card: ListingCard; detail?: ListingDetail };

export type CompareRow = {
  label: string;
  /** In the order of the columns; undefined when unknown. */
  values: (string | undefined)[];
  /** Whether the known values are not all equal; those an ended listing's card abbreviates are not compared. */
  differs: boolean;
};

/** The rows of a comparison, in the order of a listing's page; empty rows are omitted. */
export function compareRows(columns: readonly Compared[]): CompareRow[] {
  const attributes = columns.map(({ card, detail }) => detail?.attributes ?? card.facts);
  const labels = labelsOf(attributes.flatMap((rows) => rows.map(({ label }) => label)));
  const row = (label: string, value: (column: Compared) => string | undefined) =>
    rowOf(label, columns.map(value));
  const living = columns.map(({ detail }) => detail !== undefined);
  return [
    row('Cena', ({ card }) => formatPrice(card)),
    row('Výměna', ({ card }) => (card.swap ? 'možná' : undefined)),
    rowOf(
      'Stav',
      columns.map(({ card, detail }) => detail?.conditionLabel ?? formatCondition(card)),
      living,
    ),
    row('Druh', ({ detail }) => detail?.categoryName),
    row('Značka', ({ detail }) => detail?.brandName),
    row('Model', ({ detail }) => detail?.model),
    ...labels.map((label) =>
      rowOf(
        label,
        attributes.map((rows) => rows.find((each) => isSame(each.label, label))?.value),
        living,
      ),
    ),
    row('Místo', ({ card }) => card.locations[0].name),
    row('Fotek', ({ card }) => String(card.photoCount)),
    row('Vloženo', ({ card }) => formatDate(card.inserted)),
  ].filter(({ values }) => values.some((value) => value !== undefined));
}

/** An ended listing has only its card, with shorter labels: `délka` belongs to the row „Délka shaftu“. */
function isSame(said: string, label: string): boolean {
  const [short, long] = [said.toLowerCase(), label.toLowerCase()];
  return short === long || (said === short && long.startsWith(`${short} `));
}

/**
 * Distinct labels in order; a page's label replaces the matching one of a card, and labels found only on cards are
 * capitalized.
 */
function labelsOf(said: readonly string[]): string[] {
  const ofPages = said.filter((label) => label !== label.toLowerCase());
  const labels = said.map(
    (label) => ofPages.find((each) => isSame(label, each)) ?? label.charAt(0).toUpperCase() + label.slice(1),
  );
  return [...new Set(labels)];
}

/** `comparable` says which of the values are worded alike; all of them unless given. */
function rowOf(
  label: string,
  values: (string | undefined)[],
  comparable: readonly boolean[] = values.map(() => true),
): CompareRow {
  const compared = values.filter((_, index) => comparable[index]);
  // An estimate differs only if its number does.
  const said = compared.flatMap((value) => value?.replace(/^přibližně /, '').toLowerCase() ?? []);
  return { label, values, differs: new Set(said).size > 1 };
}
