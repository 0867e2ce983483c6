import { keepUnits } from '../../contract/typography.ts';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CachedFragment } from '../cached-fragment.tsx';
import { Image, Images } from '../icons/drawings.tsx';
import { Icon } from '../icons/icon.tsx';
import text from '../layout/text.module.css';
import { PageLink } from '../navigation/page-link.tsx';
import { type CardNote, CardNotes } from './card-notes.tsx';
import styles from './card.module.css';
import { type Fact, FactStrip } from './fact-strip.tsx';

export type CardProps = {
  to: string;
  title: string;
  /** A `Picture` with an empty `alt`, because the title follows. */
  photo?: ReactNode;
  photoCount?: number | undefined;
  badges?: ReactNode;
  /** How it differs from the search, shown below the photo. */
  notes?: readonly CardNote[] | undefined;
  /** A `Price`. */
  price: ReactNode;
  facts?: readonly Fact[] | undefined;
  /** Lines below the facts, each a `<span>`. */
  meta?: ReactNode;
  look?: 'plain' | 'topped' | 'reserved' | 'inactive' | undefined;
  /** A separate 44 px button in the corner of the photo. */
  corner?: ReactNode;
  heading?: 'h2' | 'h3' | undefined;
  /** All content of the card, as text; cards with the same key are rendered once. */
  cacheKey?: string | undefined;
};

/** A listing: photo, price, title, facts. The whole card is one link, named by the title. */
export function Card({
  to,
  title,
  photo,
  photoCount,
  badges,
  notes,
  price,
  facts,
  meta,
  look = 'plain',
  corner,
  heading: Heading = 'h3',
  cacheKey,
}: CardProps) {
  const isNoted = notes !== undefined && notes.length > 0;
  return (
    <CachedFragment
      as="article"
      className={classNames(styles.card, isNoted && styles.noted, look !== 'plain' && styles[look])}
      cacheKey={cacheKey}
    >
      {() => (
        <>
          <div className={styles.photo}>
            {photo ?? (
              <span className={styles.noPhoto}>
                <Icon of={Image} size="huge" />
              </span>
            )}
            {badges && <div className={styles.badges}>{badges}</div>}
            {photoCount !== undefined && photoCount > 1 && (
              <span className={styles.photoCount}>
                <Icon of={Images} />
                <span className={text.hidden}>Fotek: </span>
                {photoCount}
              </span>
            )}
          </div>
          {isNoted && (
            <div className={styles.notes}>
              <CardNotes notes={notes} />
            </div>
          )}
          <div className={styles.body}>
            <Heading className={styles.title}>
              <PageLink to={to} withViewTransition>
                {keepUnits(title)}
              </PageLink>
            </Heading>
            <div className={styles.price}>{price}</div>
            {facts && facts.length > 0 && <FactStrip facts={facts} className={styles.facts} />}
            {meta && <p className={styles.meta}>{meta}</p>}
          </div>
          {corner && <div className={styles.corner}>{corner}</div>}
        </>
      )}
    </CachedFragment>
  );
}
