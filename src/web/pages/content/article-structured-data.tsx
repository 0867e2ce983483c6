import type { Article } from '../../../features/content/contract.ts';
import { articleCoverAddress } from '../../../features/seo/components/cover-address.ts';
import { JsonLd } from '../../json-ld.tsx';
import { useShell } from '../../shell.ts';
import { articleUrl } from '../../../contract/urls.ts';

/** An article in the words of schema.org. */
export function ArticleStructuredData({ article }: { article: Article }) {
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
        author: publisher,
        publisher,
      }}
    />
  );
}
