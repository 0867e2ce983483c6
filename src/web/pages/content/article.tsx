import { type Article as ArticleText, getArticle } from '../../../features/content/contract.ts';
import { articleCoverAddress } from '../../../features/seo/components/cover-address.ts';
import { formatDate } from '../../../features/listings/components/format-time.ts';
import { listPricesByCondition } from '../../../features/products/contract.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { ChipLink, ChipRow } from '../../../ui/cards/chip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { callApi } from '../../api-client.ts';
import { JsonLd } from '../../json-ld.tsx';
import { PageHead } from '../../page-head.tsx';
import { useShell } from '../../shell.ts';
import { Trail } from '../../trail.tsx';
import { aboutUrl, articleUrl, blogUrl } from '../../../contract/urls.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { ArticleTile, formatReadingTime } from './article-tile.tsx';
import styles from './article.module.css';
import { foundOr404 } from './content.server.ts';
import { FeedLink } from './feed-link.tsx';
import { PresentPrices } from './present-prices.tsx';
import { Prose } from './prose.tsx';

export async function loader({ context, params, url }: RouteArgs<'article'>) {
  const answer = await callApi(context, getArticle, { params: { slug: params.article } });
  const found = foundOr404(context, url.pathname, answer);
  return { ...found, prices: await pricesOf(context, found.article.prices) };
}

/** Undefined when the article is not about prices, or its category no longer exists. */
async function pricesOf(context: RouteArgs['context'], category: string | undefined) {
  if (category === undefined) return undefined;
  const answer = await callApi(context, listPricesByCondition, { params: { slug: category } });
  return answer.ok ? answer.data : undefined;
}

export default function Article({ loaderData: { article, related, prices } }: PageProps<typeof loader>) {
  const { slug, title, description, tags, published, changed, minutes, picture, html, next } = article;
  return (
    <>
      <PageHead
        title={title}
        description={description}
        path={articleUrl(slug)}
        image={articleCoverAddress(article)}
      />
      <FeedLink />
      <ArticleStructuredData article={article} />
      <article className={classNames(layout.wrap, layout.narrow)}>
        <Trail steps={[{ label: 'Blog', to: blogUrl }, { label: title }]} />
        <div className={layout.pageHead}>
          <p className={text.eyebrow}>{tags[0]?.name}</p>
          <h1>{title}</h1>
          <p className={classNames(text.small, text.muted)}>
            Píše{' '}
            <PageLink to={aboutUrl} rel="author">
              Florbalový bazar
            </PageLink>{' '}
            · <time dateTime={published}>{formatDate(published)}</time>
            {changed !== published && (
              <>
                , naposledy upraveno <time dateTime={changed}>{formatDate(changed)}</time>
              </>
            )}{' '}
            · {formatReadingTime(minutes)}
          </p>
        </div>
        <figure className={styles.cover}>
          <img src={picture.address} alt={picture.alt} width={800} height={500} fetchPriority="high" />
        </figure>
        <p className={text.lead}>{description}</p>
        {prices && <PresentPrices usual={prices.usual} />}
        <div className={layout.section}>
          <Prose html={html} />
          {next && (
            <div className={layout.noPrint}>
              <div className={classNames(layout.panel, styles.next)}>
                <h2>{next.label}</h2>
                <LinkButton to={next.address}>Prohlédnout</LinkButton>
              </div>
            </div>
          )}
        </div>
        <div className={layout.noPrint}>
          <ChipRow label="Témata článku">
            {tags.map((tag) => (
              <ChipLink key={tag.slug} to={`${blogUrl}?tag=${tag.slug}`}>
                {tag.name}
              </ChipLink>
            ))}
          </ChipRow>
        </div>
      </article>
      {related.length > 0 && (
        <section
          className={classNames(layout.wrap, layout.section, layout.noPrint)}
          aria-labelledby="dalsi-clanky"
        >
          <h2 id="dalsi-clanky">Další články</h2>
          <div className={styles.grid}>
            {related.map((each) => (
              <ArticleTile key={each.slug} article={each} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

/** Structured data of an article (schema.org). */
function ArticleStructuredData({ article }: { article: ArticleText }) {
  const origin = useShell()?.appUrl ?? '';
  const { slug, title, description, picture, published, changed, tags } = article;
  const publisher = {
    '@type': 'Organization',
    name: 'Florbalový bazar',
    url: origin,
    logo: { '@type': 'ImageObject', url: `${origin}/brand/icon-512.png` },
  };
  return (
    <JsonLd
      facts={{
        '@type': 'Article',
        headline: title,
        description,
        image: [origin + articleCoverAddress(article), origin + picture.address],
        datePublished: published,
        dateModified: changed,
        inLanguage: 'cs',
        keywords: tags.map(({ name }) => name).join(', '),
        mainEntityOfPage: origin + articleUrl(slug),
        author: { ...publisher, url: origin + aboutUrl },
        publisher,
      }}
    />
  );
}
