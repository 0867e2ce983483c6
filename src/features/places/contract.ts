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

export const suggestPlaces = operation({
  id: 'suggestPlaces',
  method: 'get',
  path: '/places',
  summary: 'Municipalities by name, or by postal code once those are imported; best first.',
  audience: 'anyone',
  status: 200,
  query: z.object({
    q: z.string().trim().max(100).default(''),
    limit: z.coerce.number().int().min(1).max(20).default(8),
  }),
  data: z.object({ places: z.array(place), postcodesKnown: z.boolean() }),
  errors: [],
});

export const getPlace = operation({
  id: 'getPlace',
  method: 'get',
  path: '/places/{code}',
  summary: 'One municipality by its code.',
  audience: 'anyone',
  status: 200,
  params: z.object({ code: z.string().max(20) }),
  data: place,
  errors: ['not-found'],
});

export const listDistricts = operation({
  id: 'listDistricts',
  method: 'get',
  path: '/districts',
  summary: 'All districts (okresy) with their region, in Czech order.',
  audience: 'anyone',
  status: 200,
  data: z.object({ districts: z.array(district), regions: z.array(region) }),
  errors: [],
});
