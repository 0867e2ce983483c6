import { advertiserUrl, reportUrl } from '../../../contract/urls.ts';
import { classNames } from '../../../ui/class-names.ts';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { formatDate } from '../../listings/components/format-time.ts';
import type { OperationData } from '../../../contract/operation.ts';
import type { listReviews, PublicReview } from '../contract.ts';
import { countLabels, publishDays } from '../rules.ts';
import { ReviewBody } from './deal-review-panel.tsx';
import { FactBadges } from './fact-badges.tsx';
import styles from './reviews.module.css';

export type ReviewsSectionProps = {
  reviews: OperationData<typeof listReviews>;
  /** Slug of the advertiser's page. */
  slug: string;
};

/** Reviews of an advertiser, summed up as facts; not rendered without any. */
export function ReviewsSection({ reviews: { total, facts, items }, slug }: ReviewsSectionProps) {
  if (total === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="hodnoceni">
      <h2 id="hodnoceni">Jak dopadly obchody</h2>
      <FactBadges facts={countLabels(facts)} />
      <p className={classNames(text.small, text.secondary)}>
        Hodnocení: {total}. Píšou je jen ti, kdo se tu domluvili a inzerát je označený jako prodaný mezi nimi.
        Ukážou se, až napíšou obě strany, nebo po {publishDays} dnech.
      </p>
      <ol>
        {items.map((review) => (
          <li key={review.id} id={`hodnoceni-${review.id}`} className={styles.review}>
            <Author review={review} />
            <ReviewBody review={review} />
            <PageLink
              to={`${reportUrl(advertiserUrl(slug))}%23hodnoceni-${review.id}`}
              rel="nofollow"
              className={text.small}
              aria-label="Nahlásit hodnocení"
            >
              Nahlásit
            </PageLink>
            {review.reply !== undefined && (
              <PageLink
                to={`${reportUrl(advertiserUrl(slug))}%23odpoved-${review.id}`}
                rel="nofollow"
                className={text.small}
              >
                Nahlásit odpověď
              </PageLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const Author = ({ review: { author, writtenAt } }: { review: PublicReview }) => (
  <p>
    {author ? <PageLink to={advertiserUrl(author.slug)}>{author.name}</PageLink> : 'Zrušený účet'}
    <span className={text.secondary}> · {formatDate(writtenAt)}</span>
  </p>
);
