import type { ReactNode } from 'react';
import { CardGrid } from '../../../ui/cards/card-grid.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { ListingCard } from '../../listings/components/listing-card.tsx';
import type { ShownCard } from '../../listings/components/shown-card.ts';

export type NothingFoundProps = {
  /** Criteria that could be dropped, with result counts. */
  loosen: ReactNode;
  /** Further actions, such as clearing all filters. */
  actions: ReactNode;
  /** Results without words that occur in no listing: those words, the count and a link. */
  without?: { label: string; total: number; to: string; items: readonly ShownCard[] } | undefined;
  /** Live listings to show instead; `similar` describes what was relaxed. */
  alternatives: { similar?: string | undefined; items: readonly ShownCard[] };
  now: number;
};

/** Shown for an empty result: which criteria to drop, and alternatives. */
export function NothingFound({ loosen, actions, without, alternatives, now }: NothingFoundProps) {
  return (
    <>
      <EmptyState title="Hledání nevyhovují žádné inzeráty." actions={actions}>
        <p>Zkuste použít jiné slovo nebo uprav filtr.</p>
        {loosen}
      </EmptyState>
      {without && (
        <section className={layout.section} aria-labelledby="bez-slova">
          <div className={layout.sectionHead}>
            <h2 id="bez-slova">Bez „{without.label}“</h2>
            <PageLink to={without.to} className={layout.more}>
              Ukázat všechny ({without.total})
            </PageLink>
          </div>
          <CardGrid columns={4}>
            {without.items.map((listing) => (
              <ListingCard key={listing.id} listing={listing} now={now} />
            ))}
          </CardGrid>
        </section>
      )}
      {alternatives.items.length > 0 && (
        <section className={layout.section} aria-labelledby="alternativy">
          <div className={layout.sectionHead}>
            <div>
              <h2 id="alternativy">{alternatives.similar ? 'Podobné, co teď je' : 'Co je teď na prodej'}</h2>
              {alternatives.similar && <p>{alternatives.similar}</p>}
            </div>
          </div>
          <CardGrid columns={4}>
            {alternatives.items.map((listing) => (
              <ListingCard key={listing.id} listing={listing} now={now} />
            ))}
          </CardGrid>
        </section>
      )}
    </>
  );
}
