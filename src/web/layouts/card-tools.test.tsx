import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { FavouritesProvider } from '../../features/favourites/components/favourites.tsx';
import { ListingCard } from '../../features/listings/components/listing-card.tsx';
import type { ShownCard } from '../../features/listings/components/shown-card.ts';
import { renderFragmentsWith } from '../../ui/cached-fragment.tsx';
import { ToastProvider } from '../../ui/feedback/toasts.tsx';
import { BoundedCache } from '../../platform/cache/bounded-cache.ts';
import { CardCorners } from './card-tools.tsx';

afterEach(() => renderFragmentsWith(undefined));

const now = Date.parse('2026-11-22T10:00:00Z');
const stick: ShownCard = {
  id: 7,
  slug: 'hul',
  kind: 'offer',
  state: 'active',
  title: 'Hůl',
  priceType: 'free',
  swap: false,
  facts: [],
  photoCount: 0,
  topped: false,
  inserted: '2026-11-22T09:48:00Z',
  locations: [{ name: 'Kuřim' }],
};

const page = (favourites: readonly number[], listing: ShownCard, at = now) =>
  renderToString(
    <ToastProvider>
      <FavouritesProvider ids={favourites} back="/">
        <CardCorners>
          <ListingCard listing={listing} now={at} />
        </CardCorners>
      </FavouritesProvider>
    </ToastProvider>,
  );

test('a cached card shows each visitor their own favourite button, the current price and age', () => {
  const cache = new BoundedCache<{ html: string }>({ entries: 20 });
  const visits = [
    () => page([], stick),
    () => page([7], stick),
    () => page([], stick),
    () => page([], { ...stick, state: 'reserved' }),
    () => page([], { ...stick, priceType: 'fixed', price: 900 }),
    () => page([], stick, now + 3_600_000),
    () => page([], { ...stick, kind: 'demand' }),
    () => page([7], { ...stick, kind: 'demand' }),
  ];
  const apart = visits.map((visit) => visit());
  renderFragmentsWith((key, children) => cache.getOr(key, () => ({ html: renderToString(children()) })).html);
  expect(visits.map((visit) => visit())).toEqual(apart);
  expect(apart[1]).toContain('aria-pressed="true"');
  expect(new Set(apart).size).toBe(7);
});
