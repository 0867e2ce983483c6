import { z } from 'zod';
import { operation } from '../../contract/operation.ts';

export const place = z
  .object({
    code: z.string(),
    name: z.string(),
    district: z.object({ code: z.string(), name: z.string() }),
    region: z.object({ code: z.string(), name: z.string() }),
    /** Set when the search was by postal code, e.g. `602 00`. */
    postcode: z.string().optional(),
  })
  .meta({ id: 'Place' });
export type Place = z.output<typeof place>;

export const district = z
  .object({ code: z.string(), name: z.string(), regionCode: z.string() })
  .meta({ id: 'District' });
export type District = z.output<typeof district>;

export const region = z.object({ code: z.string(), name: z.string() }).meta({ id: 'Region' });
export type Region = z.output<typeof region>;

export const suggestPlaces = operation('get', '/places', {
  summary:
    'Obce podle názvu nebo PSČ, nejvhodnější první. Dokud PSČ nejsou nahraná, vede PSČ ke svému okresu.',
  audience: 'anyone',
  mayBeStale: true,
  query: z.object({
    q: z.string().trim().max(100).default(''),
    limit: z.coerce.number().int().min(1).max(20).default(8),
  }),
  data: z.object({ places: z.array(place) }),
});

export const getPostcodes = operation('get', '/postcodes', {
  summary: 'Jestli jsou nahraná poštovní směrovací čísla, a dá se tedy hledat i podle nich.',
  audience: 'anyone',
  data: z.object({ loaded: z.boolean() }),
});

export const getPlace = operation('get', '/places/{code}', {
  summary: 'Jedna obec podle kódu.',
  audience: 'anyone',
  mayBeStale: true,
  params: z.object({ code: z.string().max(20) }),
  data: place,
  errors: ['not-found'],
});

export const getNearestPlace = operation('get', '/nearest-place', {
  summary: 'Obec nejblíž bodu v republice; souřadnice ve stupních.',
  audience: 'anyone',
  mayBeStale: true,
  query: z.object({
    lat: z.coerce.number().min(-90).max(90),
    lon: z.coerce.number().min(-180).max(180),
  }),
  data: place,
  errors: ['not-found'],
});

export const listDistricts = operation('get', '/districts', {
  summary: 'Všechny okresy s jejich krajem, seřazené podle české abecedy.',
  audience: 'anyone',
  data: z.object({ districts: z.array(district), regions: z.array(region) }),
});

const whole = z.int();
const area = z.object({
  code: z.string(),
  name: z.string(),
  /** The `d` of an SVG path, filled by the even-odd rule. */
  path: z.string(),
  box: z.object({ x: whole, y: whole, width: whole, height: whole }),
  /** The point with the most room for its name. */
  label: z.object({ x: whole, y: whole }),
});

export const countryOutline = z
  .object({
    width: whole,
    height: whole,
    regions: z.array(area),
    districts: z.array(area.extend({ regionCode: z.string() })),
    /** The whole country as one path. */
    country: z.string(),
    /** Paths of border lines, each line once: between regions, and between districts of one region. */
    borders: z.object({ regions: z.string(), districts: z.string() }),
    /** District towns, for orientation; `seat` marks the seat of a region. */
    towns: z.array(z.object({ name: z.string(), x: whole, y: whole, seat: z.boolean() })),
    /** Map tiles shown under the outline, when configured; `url` is a template with `{z}`, `{x}` and `{y}`. */
    tiles: z.object({ url: z.string(), attribution: z.string().optional() }).optional(),
    /** Sources of the municipalities' coordinates, to be credited beside the map. */
    sources: z.array(z.enum(['geonames', 'ruian'])),
  })
  .meta({ id: 'CountryDrawing' });
export type CountryOutline = z.output<typeof countryOutline>;

export const getCountryOutline = operation('get', '/drawing', {
  summary:
    'Kresba republiky s kraji a okresy jako cesty SVG, odvozená z polohy obcí. Jednotka je pixel webových map (Mercator) při přiblížení 10.',
  audience: 'anyone',
  data: countryOutline,
});
