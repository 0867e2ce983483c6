import type { ReactNode } from 'react';
import { counted, type CountForms, plural } from '../../../contract/czech.ts';
import { CardGrid } from '../../../ui/cards/card-grid.tsx';
import { CircleCheck } from '../../../ui/icons/drawings.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ListingCard } from '../../listings/components/listing-card.tsx';
import type { ShownCard } from '../../listings/components/shown-card.ts';
import { wordOfMiss } from '../rules.ts';
import { ListFoot } from './list-foot.tsx';
import { type ResultPage, useMoreResults } from './more-results.ts';
import styles from './results.module.css';

export type ResultsProps = {
  result: ResultPage & { topped: readonly ShownCard[] };
  now: number;
  /** Page that continues the search at a cursor. */
  addressOf: (cursor: string) => string;
  /** API query string, for "load more". */
  query: string;
  /** Links that broaden the search, above near misses. */
  loosen: ReactNode;
};

/**
 * Cards of a search with "load more"; near misses follow under their own heading. Use the history entry's key as
 * `key`, so that each search starts with fresh state.
 */
export function Results({ result, now, addressOf, query, loosen }: ResultsProps) {
  const { list, ...more } = useMoreResults(result, query);
  const firstNear = more.items.findIndex(({ misses }) => misses && misses.length > 0);
  const exact = firstNear < 0 ? more.items : more.items.slice(0, firstNear);
  const near = firstNear < 0 ? [] : more.items.slice(firstNear);
  const card = (listing: ShownCard, index: number, heading: 'h2' | 'h3') => (
    <ListingCard
      key={listing.id}
      // Promotion applies to the strip above only.
      listing={listing.topped ? { ...listing, topped: false } : listing}
      now={now}
      heading={heading}
      // Two cards per row on a phone.
      first={index < 2}
    />
  );
  return (
    <>
      <div ref={list}>
        {exact.length > 0 && (
          <CardGrid columns={4} label="Výsledky hledání">
            {exact.map((listing, index) => card(listing, index, 'h2'))}
          </CardGrid>
        )}
        {exact.length > 0 && near.length > 0 && (
          <p className={styles.enough}>
            <Icon of={CircleCheck} />
            {formatEnough(result.total, exact)}
          </p>
        )}
        {near.length > 0 && (
          <section className={exact.length > 0 ? styles.near : styles.nearFirst} aria-labelledby="nejbliz">
            <h2 id="nejbliz">{nearHeading(result.total, wordsMissedByAll(near))}</h2>
            <p>V čem se od zadání liší, najdeš hned pod fotkou.</p>
            {loosen}
            <CardGrid columns={4} noted label="Nejbližší tomu, co hledáš">
              {near.map((listing, index) => card(listing, exact.length + index, 'h3'))}
            </CardGrid>
          </section>
        )}
      </div>
      <ListFoot list={more} total={near.length > 0 ? more.shown : result.total} addressOf={addressOf} />
    </>
  );
}

const offers: CountForms = ['nabídka', 'nabídky', 'nabídek'];
const demands: CountForms = ['poptávka', 'poptávky', 'poptávek'];
const either: CountForms = ['věc', 'věci', 'věcí'];

/** Heading between exact results and near misses. */
function formatEnough(total: number, exact: readonly ShownCard[]): string {
  const of = (kind: ShownCard['kind']) => exact.every((listing) => listing.kind === kind);
  const forms = of('offer') ? offers : of('demand') ? demands : either;
  return plural(total, [
    `To je jediná ${forms[0]}, která sedí přesně.`,
    `To jsou všechny ${counted(total, forms)}, které sedí přesně.`,
    `To je všech ${counted(total, forms)}, které sedí přesně.`,
  ]);
}

/** Words of the search that all near misses lack. */
function wordsMissedByAll(near: readonly ShownCard[]): string[] {
  const [first, ...others] = near;
  return (first?.misses ?? [])
    .filter(({ label }) => others.every(({ misses }) => misses?.some((each) => each.label === label)))
    .flatMap(({ label }) => wordOfMiss(label) ?? []);
}

function nearHeading(exact: number, missed: readonly string[]): string {
  const words = missed.map((word) => `„${word}“`).join(' a ');
  if (exact > 0) return `Víc přesně takových tu není. ${words === '' ? 'Nejblíž je' : `Bez ${words}`}:`;
  if (missed.length === 0) return 'Přesně tohle tu není. Nejblíž je:';
  return missed.length === 1
    ? `Slovo ${words} v žádném takovém inzerátu není. Bez něj:`
    : `Slova ${words} v žádném takovém inzerátu nejsou. Bez nich:`;
}
