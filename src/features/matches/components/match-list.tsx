import { counted, plural } from '../../../contract/czech.ts';
import { CardGrid } from '../../../ui/cards/card-grid.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { ListingCard } from '../../listings/components/listing-card.tsx';
import { type Miss, type ShownCard, shownCard } from '../../listings/components/shown-card.ts';
import type { Kind } from '../../catalogue/contract.ts';
import type { Matches, MatchReason } from '../contract.ts';

/** The matches of one listing as a page shows them. */
export type ShownMatches = { cards: ShownCard[]; total: number; advertisers: number };

export const shownMatches = ({ items, total, advertisers }: Matches): ShownMatches => ({
  cards: items.map((item) => ({ ...shownCard(item), misses: notesOf(item.reasons) })),
  total,
  advertisers,
});

/** Combines the item's matching facts into one note, followed by distance and price. */
function notesOf(reasons: readonly MatchReason[]): Miss[] {
  const isApart = ({ key }: MatchReason) => key === 'place' || key === 'price';
  const facts = reasons.filter((reason) => !isApart(reason));
  const [first] = facts;
  const together = facts.map(({ label }) => label).join(', ');
  return [...(first ? [{ key: first.key, label: together }] : []), ...reasons.filter(isApart)];
}

type MatchCount = {
  kind: Kind;
  listings: number;
  /** Distinct advertisers of these listings. */
  people: number;
};

type Props = {
  /** Kind of the listing whose matches these are. */
  kind: Kind;
  matches: ShownMatches;
  now: number;
  /** Whether the viewer is its advertiser. */
  own: boolean;
};

/** Offers that match a demand, or demands that match an own offer, each with its reasons. */
export function MatchList({ kind, matches: { cards, total, advertisers }, now, own }: Props) {
  if (total === 0 && !(own && kind === 'demand')) return null;
  return (
    <section id="sedi" className={classNames(layout.section, layout.noPrint)} aria-labelledby="co-sedi">
      <div className={layout.sectionHead}>
        <h2 id="co-sedi">{kind === 'demand' ? offersTitle(total) : demandsTitle(advertisers)}</h2>
      </div>
      {total === 0 ? (
        <p className={text.secondary}>Jakmile se objeví nabídka, která na ni sedí, napíšeme ti.</p>
      ) : (
        <>
          <CardGrid columns={4} label={kind === 'demand' ? 'Nabídky, které sedí' : 'Poptávky, které sedí'}>
            {cards.map((listing) => (
              <ListingCard key={listing.id} listing={listing} now={now} heading="h3" />
            ))}
          </CardGrid>
          {total > cards.length && <p className={text.secondary}>Ukazujeme ty, které sedí nejlíp.</p>}
        </>
      )}
    </section>
  );
}

const fittingOffers = (total: number) => `sedí ${counted(total, ['nabídka', 'nabídky', 'nabídek'])}`;

const offersTitle = (total: number) =>
  total === 0 ? 'Na poptávku zatím nic nesedí' : `Na poptávku ${fittingOffers(total)}`;

const demandsTitle = (people: number) =>
  `${plural(people, ['Hledá', 'Hledají', 'Hledá'])} to ${counted(people, ['člověk', 'lidé', 'lidí'])}`;

/** `sedí 2 nabídky` of a demand, `hledá to 1 člověk` of an offer. */
export function formatMatchCount({ kind, listings, people }: MatchCount): string {
  if (kind === 'demand') return fittingOffers(listings);
  const title = demandsTitle(people);
  return title.charAt(0).toLowerCase() + title.slice(1);
}
