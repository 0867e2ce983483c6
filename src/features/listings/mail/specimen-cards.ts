import type { ListingCard } from '../contract.ts';

const card = {
  kind: 'offer',
  state: 'active',
  swap: false,
  topped: false,
  photoCount: 3,
  inserted: '2026-11-26T08:12:00.000Z',
} as const;

/** Specimen listings for emails: the first has a long title, the last only the minimum of data. */
export const specimenCards: readonly [ListingCard, ListingCard, ListingCard] = [
  {
    ...card,
    id: 4821,
    id_product: 4821,
    slug: 'hokejka-unihoc-epic-youngster',
    title: 'Hokejka Unihoc Epic Youngster 36, 75 cm, levá, čepel Evolab, málo hraná',
    category: 'hokejky',
    priceType: 'fixed',
    price: 1_490,
    facts: [
      { label: 'Strana', value: 'levá', hand: 'left' },
      { label: 'Flex', value: 'flex 36' },
    ],
    locations: [
      { name: 'Brandýs nad Labem-Stará Boleslav', district: 'Praha-východ', region: 'Středočeský' },
    ],
  },
  {
    ...card,
    id: 4790,
    id_product: 4790,
    slug: 'brankarska-maska-fat-pipe',
    title: 'Brankářská maska Fat Pipe',
    category: 'masky',
    priceType: 'agreement',
    facts: [],
    locations: [{ name: 'Brno', district: 'Brno-město', region: 'Jihomoravský' }],
  },
  {
    ...card,
    id: 4655,
    id_product: 4655,
    kind: 'demand',
    slug: 'halovky-38',
    title: 'Halovky 38',
    category: 'boty',
    priceType: 'fixed',
    price: 600,
    facts: [],
    locations: [{ name: 'okres Kolín', district: 'Kolín', region: 'Středočeský' }],
  },
];
