import { formatCondition } from '../../listings/components/format-condition.ts';
import { formatPrice } from '../../listings/components/format-price.ts';
import { formatDate } from '../../listings/components/format-time.ts';
import type { ListingCard, ListingDetail } from '../../listings/contract.ts';

/** One column: the card of a listing, and all that its page says while it lives. */
export type Compared = { card: ListingCard; detail?: ListingDetail };

export type CompareRow = {
  label: string;
  /** In the order of the columns; nothing where it is not known. */
  values: (string | undefined)[];
  /** Whether those who say something do not all say the same. */
  differs: boolean;
};

/** What is said of each listing, in the order of a page; rows that nobody fills are left out. */
export function compareRows(columns: readonly Compared[]): CompareRow[] {
  const attributes = columns.map(({ card, detail }) => detail?.attributes ?? card.facts);
  const labels = labelsOf(attributes.flatMap((rows) => rows.map(({ label }) => label)));
  const row = (label: string, value: (column: Compared) => string | undefined) =>
    rowOf(label, columns.map(value));
  return [
    row('Cena', ({ card }) => formatPrice(card)),
    row('Výměna', ({ card }) => (card.swap ? 'možná' : undefined)),
    row('Stav', ({ card, detail }) => detail?.conditionLabel ?? formatCondition(card)),
    row('Druh', ({ detail }) => detail?.categoryName),
    row('Značka', ({ detail }) => detail?.brandName),
    row('Model', ({ detail }) => detail?.model),
    ...labels.map((label) =>
      rowOf(
        label,
        attributes.map((rows) => rows.find((each) => isSame(each.label, label))?.value),
      ),
    ),
    row('Místo', ({ card }) => card.locations[0].name),
    row('Fotek', ({ card }) => String(card.photoCount)),
    row('Vloženo', ({ card }) => formatDate(card.inserted)),
  ].filter(({ values }) => values.some((value) => value !== undefined));
}

/** A card that no longer has a page says less: its `délka` stands in the row of a page's „Délka shaftu“. */
function isSame(said: string, label: string): boolean {
  const [short, long] = [said.toLowerCase(), label.toLowerCase()];
  return short === long || (said === short && long.startsWith(`${short} `));
}

/** Each once, in their order; a page's label stands for the same of a card, and one of cards alone begins as all do. */
function labelsOf(said: readonly string[]): string[] {
  const ofPages = said.filter((label) => label !== label.toLowerCase());
  const labels = said.map(
    (label) => ofPages.find((each) => isSame(label, each)) ?? label.charAt(0).toUpperCase() + label.slice(1),
  );
  return [...new Set(labels)];
}

function rowOf(label: string, values: (string | undefined)[]): CompareRow {
  // An estimate differs only where its number does.
  const said = values.flatMap((value) => value?.replace(/^přibližně /, '').toLowerCase() ?? []);
  return { label, values, differs: new Set(said).size > 1 };
}
