import { z } from 'zod';

/** `route`: the module under `src/web` that renders it. */
export type MeasuredPage = { name: string; path: string; route: string };

/** Number of result pages before the deep one. */
const deep = 40;

const found = z.object({
  data: z.object({
    items: z.array(z.object({ id: z.int(), slug: z.string(), photoCount: z.int() })),
    next: z.string(),
  }),
});

/** The measured pages, including a deep page of results and a listing with several photos. */
export async function pagesOf(url: string): Promise<MeasuredPage[]> {
  const first = await search(url, '');
  let cursor = first.next;
  for (let page = 2; page < deep; page += 1) cursor = (await search(url, `?cursor=${cursor}`)).next;
  const offer = first.items.find(({ photoCount }) => photoCount > 1) ?? first.items[0];
  const route = 'pages/search/search';
  return [
    { name: 'home', path: '/', route: 'pages/home/home' },
    { name: 'category', path: '/vyhledavani/florbalky', route },
    { name: 'search by words', path: '/vyhledavani?q=unihoc+lev%C3%A1', route },
    { name: 'search by price', path: '/vyhledavani/florbalky?price=500-1500&sort=cheapest', route },
    { name: `search, page ${deep}`, path: `/vyhledavani?cursor=${cursor}`, route },
    { name: 'detail', path: `/inzerat/${offer?.slug}-${offer?.id}`, route: 'pages/listing/listing' },
  ];
}

async function search(url: string, query: string) {
  const answer = await fetch(`${url}/api/v1/search${query}`, { headers: { 'access-token': 'web' } });
  return found.parse(await answer.json()).data;
}
