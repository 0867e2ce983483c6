import { keepUnits } from '../../../contract/typography.ts';
import { Fragment } from 'react';
import { Badge } from '../../../ui/cards/badge.tsx';
import { Price } from '../../../ui/cards/price.tsx';
import { ChevronsUp, Image } from '../../../ui/icons/drawings.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { Picture } from '../../../ui/photos/picture.tsx';
import { cardLine } from '../../catalogue/card-line.ts';
import { listingUrl } from '../../../contract/urls.ts';
import { formatPrice } from '../../listings/components/format-price.ts';
import type { ShownCard } from '../../listings/components/shown-card.ts';
import styles from './promoted-row.module.css';

/** Promoted listings in one horizontally scrolling strip, labelled as paid. */
export function PromotedRow({
  listings,
  rulesTo,
  heading: Heading = 'h2',
}: {
  listings: readonly ShownCard[];
  /** Page that explains promotion. */
  rulesTo: string;
  heading?: 'h2' | 'h3';
}) {
  if (listings.length === 0) return null;
  return (
    <section className={styles.strip} aria-labelledby="topovane">
      <div className={styles.head}>
        <Badge tone="top" icon={ChevronsUp}>
          Top
        </Badge>
        <Heading id="topovane">Placené zvýraznění</Heading>
        <PageLink to={rulesTo} aria-label="Co to je placené zvýraznění">
          Co to je
        </PageLink>
      </div>
      {/* A scrollable element must be focusable, so that a keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles.row} aria-label="Placené zvýraznění, posuvný pás" tabIndex={0}>
        {listings.map((listing, index) => (
          <li key={listing.id}>
            <Promoted listing={listing} heading={Heading === 'h2' ? 'h3' : 'h4'} first={index < 2} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Promoted({
  listing,
  heading: Heading,
  first,
}: {
  listing: ShownCard;
  heading: 'h3' | 'h4';
  first: boolean;
}) {
  return (
    <article className={styles.item}>
      {listing.photo ? (
        <Picture of={listing.photo} alt="" sizes="4.5rem" priority={first} />
      ) : (
        <span className={styles.noPhoto}>
          <Icon of={Image} />
        </span>
      )}
      <div>
        <Heading>
          <PageLink to={listingUrl(listing)} withViewTransition>
            {keepUnits(listing.title)}
          </PageLink>
        </Heading>
        <div className={styles.price}>
          <Price text={formatPrice(listing)} />
        </div>
        <p>
          {[...cardLine(listing.facts).split(' · '), listing.locations[0].name]
            .filter(Boolean)
            .map((each) => (
              <Fragment key={each}>
                <span>{each}</span>{' '}
              </Fragment>
            ))}
        </p>
      </div>
    </article>
  );
}
