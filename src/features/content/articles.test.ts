import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testPlatform } from '../../../test/platform.ts';
import { isRefusal } from '../../contract/errors.ts';
import { categories } from '../catalogue/index.ts';
import { article, articles } from './articles.ts';
import { contentFiles, loadContentFiles } from './load-files.ts';
import { contentAddresses } from './prerender.ts';

const platform = await testPlatform();
await loadContentFiles(platform);
const blog = contentFiles().filter(({ collection }) => collection === 'blog');

it('an article lists its sources with links, and links to the marketplace', async () => {
  for (const { slug, source } of blog) {
    const [, sources = ''] = source.split('\n## Prameny\n');
    expect(sources.match(/\]\(https?:\/\//g)?.length, slug).toBeGreaterThan(0);
    const found = await article(platform, slug);
    expect(isRefusal(found) ? undefined : found.article.next?.address, slug).toMatch(
      /^\/(vyhledavani|pridani-nabidky)/,
    );
  }
});

it('articles link only to existing articles and categories, and show existing drawings', () => {
  const categorySlugs = new Set(categories().map(({ slug }) => slug));
  const articleSlugs = new Set(blog.map(({ slug }) => slug));
  for (const { slug, source } of blog) {
    for (const [, name = ''] of source.matchAll(/\/vyhledavani\/([a-z-]+)/g))
      expect(categorySlugs, slug).toContain(name);
    for (const [, name = ''] of source.matchAll(/\(\/blog\/([a-z0-9-]+)/g))
      expect(articleSlugs, slug).toContain(name);
    const drawings = [...source.matchAll(/\/kresby\/[a-z0-9-]+\.svg/g)].map(([path]) => path);
    expect(drawings.filter((path) => !existsSync(`public${path}`))).toEqual([]);
  }
});

it('pages equal for everybody are prerendered, except the article with current prices', async () => {
  const addresses = await contentAddresses(platform);
  expect(addresses).toContain('/blog/flex-bez-zahad');
  expect(addresses).not.toContain('/blog/kolik-stoji-pouzita-florbalka');
});

it('articles have tags, a reading time and related articles', async () => {
  const all = await articles(platform, undefined);
  expect(all.articles).toHaveLength(12);
  expect(all.articles.every(({ minutes }) => minutes >= 3 && minutes <= 6)).toBe(true);
  const holes = all.tags.find(({ slug }) => slug === 'hole');
  expect((await articles(platform, 'hole')).articles).toHaveLength(holes?.count ?? 0);
  const found = await article(platform, 'delka-florbalky');
  expect(found).toMatchObject({ article: { next: { address: expect.stringMatching(/^\/vyhledavani/) } } });
  expect(isRefusal(found) ? [] : found.related.map(({ slug }) => slug)).toHaveLength(3);
});
