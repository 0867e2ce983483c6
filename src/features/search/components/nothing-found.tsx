import type { ReactNode } from 'react';
import { CardGrid } from '../../../ui/cards/card-grid.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { ListingCard } from '../../listings/components/listing-card.tsx';
import type { ShownCard } from '../../listings/components/shown-card.ts';

export type NothingFoundProps = {
  /** What could be left out, each with what it gives. */
  loosen: ReactNode;
  /** Ways on, such as taking all filters off. */
  actions: ReactNode;
  alternatives: readonly ShownCard[];
  now: number;
};

/** A search without results: what to leave out, and what is alive. */
export function NothingFound({ loosen, actions, alternatives, now }: NothingFoundProps) {
  return (
    <>
      <EmptyState title="Hledání nevyhovují žádné inzeráty." actions={actions}>
        <p>Zkuste použít jiné slovo nebo uprav filtr.</p>
        {loosen}
      </EmptyState>
      {alternatives.length > 0 && (
        <section className={layout.section} aria-labelledby="alternativy">
          <div className={layout.sectionHead}>
            <h2 id="alternativy">Co je teď na prodej</h2>
          </div>
          <CardGrid columns={4}>
            {alternatives.map((listing) => (
              <ListingCard key={listing.id} listing={listing} now={now} />
            ))}
          </CardGrid>
        </section>
      )}
    </>
  );
}
