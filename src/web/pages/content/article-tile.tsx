import { counted } from '../../../contract/czech.ts';
import type { ArticleCard } from '../../../features/content/contract.ts';
import { formatDate } from '../../../features/listings/components/format-time.ts';
import { classNames } from '../../../ui/class-names.ts';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { articleUrl } from '../../../contract/urls.ts';
import styles from './article.module.css';

export const formatReadingTime = (minutes: number): string =>
  counted(minutes, ['minuta čtení', 'minuty čtení', 'minut čtení']);

/** A clickable tile of an article. The lead article of the blog is larger. */
export function ArticleTile({ article, lead = false }: { article: ArticleCard; lead?: boolean }) {
  const { slug, title, description, tags, published, minutes, picture } = article;
  return (
    <PageLink to={articleUrl(slug)} className={classNames(styles.tile, lead && styles.lead)}>
      <span className={styles.photo}>
        <img
          src={picture.address}
          alt=""
          width={800}
          height={500}
          loading={lead ? 'eager' : 'lazy'}
          decoding="async"
        />
      </span>
      <span className={styles.words}>
        <span className={text.eyebrow}>{tags[0]?.name}</span>
        <h2>{title}</h2>
        <span className={styles.description}>{description}</span>
        <span className={classNames(text.small, text.muted)}>
          {formatDate(published)} · {formatReadingTime(minutes)}
        </span>
      </span>
    </PageLink>
  );
}
