import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { validationMessages } from '../../contract/validation-messages.ts';
import { fact, kinds, priceTypes } from '../catalogue/contract.ts';
import { listingCard } from '../listings/contract.ts';
import { searchQuery } from '../search/contract.ts';

/** Web Mercator zoom levels: from the whole country on a phone to a few municipalities. */
export const leastZoom = 5;
export const maxZoom = 13;

const degree = z.number().min(-180).max(180);
const box = z.object({ west: degree, south: degree, east: degree, north: degree });
export type Box = z.output<typeof box>;

/** `west,south,east,north` in degrees. */
export const mapBox = z
  .string()
  .regex(/^-?\d{1,3}(\.\d{1,6})?(,-?\d{1,3}(\.\d{1,6})?){3}$/, { error: validationMessages.notSelected })
  .transform((text) => {
    const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number);
    return { west, south, east, north };
  })
  .refine(({ west, south, east, north }) => west < east && south < north && south > -85 && north < 85, {
    error: validationMessages.notSelected,
  });

export const mapQuery = searchQuery.omit({ limit: true, cursor: true }).extend({
  bbox: mapBox.optional(),
  /** Web Mercator zoom; by default one that fits the rectangle into a picture about 500 pixels wide. */
  zoom: z.coerce.number().min(leastZoom).max(maxZoom).optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});
export type MapQuery = z.output<typeof mapQuery>;

const spot = { lat: degree, lon: degree };

/** Listings too close together to be shown apart at this zoom. */
export const mapCluster = z
  .object({
    ...spot,
    count: z.int(),
    /** Name of its most crowded place: `Brno`, `okres Brno-venkov`. */
    name: z.string(),
    box,
    /** All listings are at one spot, so zooming in does not separate them. */
    together: z.boolean(),
  })
  .meta({ id: 'MapCluster' });
export type MapCluster = z.output<typeof mapCluster>;

export const mapListing = z
  .object({
    ...spot,
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    kind: z.enum(kinds),
    state: z.string(),
    priceType: z.enum(priceTypes),
    price: z.int().optional(),
    topped: z.boolean(),
    facts: z.array(fact),
    preview: z.string().optional().meta({ description: 'Adresa malého obrázku' }),
    /** False where only the district is shown; the spot is then the district town. */
    exact: z.boolean(),
    /** For example `Brno`, `okres Brno-venkov`. */
    name: z.string(),
  })
  .meta({ id: 'MapAdvert' });
export type MapListing = z.output<typeof mapListing>;

export const mapResult = z
  .object({
    /** Number of results of the whole search, anywhere. */
    total: z.int(),
    /** How many of them lie in the rectangle. */
    inView: z.int(),
    /** The requested rectangle, or by default the one that contains all results near the search's place. */
    view: box,
    /**
     * Includes clusters a little outside the rectangle, so that the map can be moved before the next response.
     */
    clusters: z.array(mapCluster),
    adverts: z.array(mapListing),
    /** A page of the listings in the rectangle, in the order of the search. */
    items: z.array(z.object({ card: listingCard, ...spot })),
    page: z.int(),
    pages: z.int(),
  })
  .meta({ id: 'MapResult' });
export type MapResult = z.output<typeof mapResult>;

export const searchMap = operation('get', '/map', {
  summary:
    'Kde jsou aktivní inzeráty hledání: shluky a jednotlivé inzeráty. Kdo ukazuje jen okres, je na mapě v okresním městě.',
  audience: 'anyone',
  mayBeStale: true,
  query: mapQuery,
  data: mapResult,
});

const counts = { offers: z.int(), demands: z.int() };

export const listLocalities = operation('get', '/localities', {
  summary: 'Všechny kraje s okresy a počty aktivních nabídek a poptávek.',
  audience: 'anyone',
  mayBeStale: true,
  data: z
    .object({
      regions: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          ...counts,
          districts: z.array(z.object({ code: z.string(), name: z.string(), ...counts })),
        }),
      ),
    })
    .meta({ id: 'Localities' }),
});
