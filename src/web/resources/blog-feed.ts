import { listArticles } from '../../features/content/contract.ts';
import { loadFromApi } from '../api-client.ts';
import { servicesContext } from '../services.ts';
import { articleUrl, blogFeedUrl, blogUrl } from '../urls.ts';
import type { Route } from './+types/blog-feed';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const xml = (text: string) => text.replaceAll(/[&<>"]/g, (mark) => entities[mark] ?? mark);
/** Days are told as their noon in UTC, which is the same day in Prague. */
const moment = (day: string) => `${day}T12:00:00Z`;

/** The blog as an Atom feed (RFC 4287). */
export async function loader({ context }: Route.LoaderArgs) {
  const { articles } = await loadFromApi(context, listArticles, {});
  const { appUrl } = context.get(servicesContext);
  const updated =
    articles
      .map(({ changed }) => changed)
      .toSorted()
      .at(-1) ?? '2026-11-21';
  const entries = articles.map(
    ({ slug, title, description, published, changed, tags }) => `  <entry>
    <title>${xml(title)}</title>
    <id>${xml(appUrl + articleUrl(slug))}</id>
    <link href="${xml(appUrl + articleUrl(slug))}"/>
    <published>${moment(published)}</published>
    <updated>${moment(changed)}</updated>
    <summary>${xml(description)}</summary>
${tags.map((tag) => `    <category term="${tag.slug}" label="${xml(tag.name)}"/>`).join('\n')}
  </entry>`,
  );
  const feed = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="cs">
  <title>Florbalový bazar: blog</title>
  <id>${xml(appUrl + blogUrl)}</id>
  <link href="${xml(appUrl + blogUrl)}"/>
  <link rel="self" type="application/atom+xml" href="${xml(appUrl + blogFeedUrl)}"/>
  <updated>${moment(updated)}</updated>
  <author><name>Florbalový bazar</name></author>
${entries.join('\n')}
</feed>
`;
  return new Response(feed, {
    headers: {
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
    },
  });
}
