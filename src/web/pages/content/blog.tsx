import { listArticles } from '../../../features/content/contract.ts';
import { ChipLink, ChipRow } from '../../../ui/cards/chip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { loadFromApi } from '../../api-client.ts';
import { PageHead } from '../../page-head.tsx';
import { pageNotFound } from '../../page-not-found.ts';
import { Trail } from '../../trail.tsx';
import { blogFeedUrl, blogUrl } from '../../../contract/urls.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { ArticleTile } from './article-tile.tsx';
import { FeedLink } from './feed-link.tsx';
import styles from './article.module.css';

export async function loader({ context, url }: RouteArgs) {
  const tag = url.searchParams.get('tag') ?? undefined;
  const { articles, tags } = await loadFromApi(context, listArticles, { query: { tag } });
  const chosen = tags.find(({ slug }) => slug === tag);
  if (tag !== undefined && !chosen) return pageNotFound(context, url.pathname + url.search);
  return { articles, tags, chosen };
}

export default function Blog({ loaderData: { articles, tags, chosen } }: PageProps<typeof loader>) {
  const [lead, ...rest] = articles;
  return (
    <div className={layout.wrap}>
      <PageHead
        title={chosen ? `Blog: ${chosen.name}` : 'Blog o florbalové výbavě'}
        description="Jak vybrat délku a flex, poznat sjetou čepel, vybavit dítě i brankáře a prodat hůl. Návody pro hráče a rodiče."
        path={blogUrl}
        index={!chosen}
      />
      <FeedLink />
      <Trail
        steps={chosen ? [{ label: 'Blog', to: blogUrl }, { label: chosen.name }] : [{ label: 'Blog' }]}
      />
      <div className={layout.pageHead}>
        <h1>{chosen ? `Blog: ${chosen.name}` : 'Blog'}</h1>
      </div>
      <ChipRow label="Témata" scroll>
        {tags.map(({ slug, name, count }) => (
          <ChipLink
            key={slug}
            to={slug === chosen?.slug ? blogUrl : `${blogUrl}?tag=${slug}`}
            chosen={slug === chosen?.slug}
            count={count}
          >
            {name}
          </ChipLink>
        ))}
      </ChipRow>
      <div className={styles.list}>
        {lead && <ArticleTile article={lead} lead />}
        <div className={styles.grid}>
          {rest.map((article) => (
            <ArticleTile key={article.slug} article={article} />
          ))}
        </div>
      </div>
      <p className={classNames(text.small, text.muted)}>
        Nové články můžeš odebírat jako <a href={blogFeedUrl}>Atom</a>.
      </p>
    </div>
  );
}
