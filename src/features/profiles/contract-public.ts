import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { kinds } from '../catalogue/contract.ts';
import { listingCard, listingDetail } from '../listings/contract.ts';

/** What everybody may know of an advertiser: what each listing says, and how many listings live. */
export const publicAdvertiser = listingDetail.shape.advertiser
  .extend({ offers: z.int(), demands: z.int() })
  .meta({ id: 'PublicAdvertiser' });
export type PublicAdvertiser = z.output<typeof publicAdvertiser>;

const slug = z.object({ slug: z.string().max(120) });

export const getAdvertiser = operation({
  id: 'getAdvertiser',
  method: 'get',
  path: '/advertisers/{slug}',
  summary: 'Inzerent, jak ho vidí každý. Starší adresa odpoví tou současnou.',
  audience: 'anyone',
  status: 200,
  params: slug,
  data: publicAdvertiser,
  errors: ['not-found', 'advertiser-gone'],
});

/** Cards on one page of an advertiser. */
export const advertiserPageSize = 24;

export const advertiserListings = z
  .object({
    items: z.array(listingCard),
    /** How many stand before this page. */
    offset: z.int(),
    total: z.int(),
    next: z.string().optional(),
  })
  .meta({ id: 'AdvertiserListings' });

export const listAdvertiserListings = operation({
  id: 'listAdvertiserListings',
  method: 'get',
  path: '/advertisers/{slug}/listings',
  summary: 'Aktivní inzeráty inzerenta od nejnovějšího, po stránkách.',
  audience: 'anyone',
  status: 200,
  params: slug,
  query: z.object({
    kind: z.enum(kinds),
    cursor: z
      .string()
      .regex(/^\d{1,6}\.\d{1,15}\.\d{1,10}$/)
      .optional(),
  }),
  data: advertiserListings,
  errors: ['not-found', 'advertiser-gone'],
});
