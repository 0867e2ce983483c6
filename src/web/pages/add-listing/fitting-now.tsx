import { type CountForms, counted } from '../../../contract/czech.ts';
import { ListingCard } from '../../../features/listings/components/listing-card.tsx';
import { CardGrid } from '../../../ui/cards/card-grid.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import type { FittingOffers } from './fitting-offers.ts';
import styles from './wizard.module.css';

const offers: CountForms = ['nabídka', 'nabídky', 'nabídek'];

/** What a demand that has just come out would find already. */
export function FittingNow({ offers: cards, total, address, now }: FittingOffers & { now: number }) {
  return (
    <section className={classNames(layout.panel, styles.nextSteps)} aria-labelledby="uz-tu-je">
      <h2 id="uz-tu-je">Tohle už na bazaru je</h2>
      {total === 0 ? (
        <p className={text.secondary}>
          Teď tu nic takového není. Podívej se za pár dní na <PageLink to={address}>stejné hledání</PageLink>.
        </p>
      ) : (
        <>
          <CardGrid columns={4} label="Nabídky, které odpovídají">
            {cards.slice(0, 4).map((listing) => (
              <ListingCard key={listing.id} listing={listing} now={now} heading="h3" />
            ))}
          </CardGrid>
          <PageLink to={address} className={layout.more}>
            {total > 4 ? `Všech ${counted(total, offers)}` : 'Otevřít v hledání'}
          </PageLink>
        </>
      )}
    </section>
  );
}
