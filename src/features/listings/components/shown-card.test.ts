import { expect, test } from 'vitest';
import type { ListingCard } from '../contract.ts';
import { shownCards } from './shown-card.ts';

const file = (width: number, type: string) => ({ width, url: `/fotky/${width}.${type}` });
const widths = [320, 640, 1024, 1600];

const card: ListingCard = {
  id: 7,
  id_product: 7,
  reference: 'stary-bazar-7',
  slug: 'hul',
  kind: 'offer',
  state: 'active',
  title: 'Hůl',
  category: 'florbalky',
  priceType: 'free',
  swap: false,
  facts: [],
  topped: false,
  locations: [{ name: 'Kuřim', district: 'Brno-venkov', region: 'Jihomoravský kraj' }],
  photo: {
    id: '8f0d1a52-5e2f-4b0e-9a43-3f1d6a7c2b10',
    position: 0,
    state: 'ready',
    width: 1600,
    height: 1200,
    placeholder: 'data:image/webp;base64,UklG',
    preview: '/fotky/nahled.webp',
    avif: widths.map((width) => file(width, 'avif')),
    webp: widths.map((width) => file(width, 'webp')),
  },
  photoCount: 1,
  inserted: '2026-11-20T10:00:00.000Z',
};

test('a card is sent to the browser with only the pictures and fields it renders', () => {
  const [shown] = shownCards([card]);
  expect(shown?.photo?.avif).toEqual([file(320, 'avif'), file(640, 'avif')]);
  expect(shown?.photo?.preview).toBe('/fotky/640.webp');
  expect(shown?.locations).toEqual([{ name: 'Kuřim' }]);
  expect(shown).not.toHaveProperty('reference');
});

test('a photo without finished widths is shown by its preview', () => {
  const young = card.photo && { ...card.photo, avif: [], webp: [] };
  expect(shownCards([{ ...card, photo: young }])[0]?.photo).toMatchObject({
    avif: [],
    preview: '/fotky/nahled.webp',
  });
});

test('only cards in the first view carry a blurred placeholder', () => {
  const shown = shownCards(Array.from({ length: 24 }, () => card));
  expect(shown.filter(({ photo }) => photo?.placeholder).length).toBe(6);
  expect(shown[0]?.photo?.placeholder).toBe('data:image/webp;base64,UklG');
});
