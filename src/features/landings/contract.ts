import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { hands } from '../catalogue/contract.ts';
import { listingCard } from '../listings/contract.ts';
import { sizeAttributes } from '../products/rules.ts';

/** Number of newest offers on a landing page; it links to a search for all. */
export const landingListings = 24;

const slug = z.string().regex(/^[a-z0-9-]{1,120}$/);

/** Selects the offers of a landing page, as in its URL. */
export const landingAddress = z
  .union([
    z.strictObject({ brand: slug, category: slug }),
    z.strictObject({ region: slug, category: slug.optional() }),
    z.strictObject({ product: slug, size: slug }),
  ])
  .meta({ id: 'LandingAddress' });
export type LandingAddress = z.output<typeof landingAddress>;

const named = z.object({ slug: z.string(), name: z.string() });
const counted = { offers: z.int() };

/** A link to another landing page with enough offers. */
const landingLink = z
  .object({ address: landingAddress, label: z.string(), ...counted })
  .meta({ id: 'LandingLink' });
export type LandingLink = z.output<typeof landingLink>;

/** A size with its label: `96 cm`, `42,5`, `M`; `parameter` and `value` are those of a search. */
const size = z
  .object({ parameter: z.enum(sizeAttributes), value: z.string(), label: z.string() })
  .meta({ id: 'Size' });

export const landing = z
  .object({
    address: landingAddress,
    brand: named.optional(),
    /** With the genitive plural, for „12 nabídek florbalek“. */
    category: named.extend({ genPl: z.string(), hasCondition: z.boolean() }).optional(),
    region: named.extend({ code: z.string() }).optional(),
    product: named.optional(),
    size: size.optional(),
    ...counted,
    /** Of offers with a fixed price, in whole CZK. */
    prices: z.object({ count: z.int(), min: z.int(), max: z.int() }).optional(),
    free: z.int(),
    hands: z.array(z.object({ hand: z.enum(hands), ...counted })),
    /** In their natural order. */
    sizes: z.array(size.extend(counted)),
    /** Categories of a whole region, by descending number of offers. */
    categories: z.array(z.object({ genPl: z.string(), ...counted })),
    items: z.array(listingCard),
    /** Landing pages with at least three offers that differ from this one in one respect. */
    neighbours: z.object({
      sizes: z.array(landingLink),
      brands: z.array(landingLink),
      categories: z.array(landingLink),
      regions: z.array(landingLink),
    }),
  })
  .meta({ id: 'Landing' });
export type Landing = z.output<typeof landing>;

export const getLanding = operation('get', '/landings', {
  summary:
    'Aktivní nabídky značky v kategorii, kraje (i v kategorii) nebo produktu ve velikosti: počty, ceny, velikosti a kam dál.',
  audience: 'anyone',
  mayBeStale: true,
  query: z.object({
    brand: slug.optional(),
    category: slug.optional(),
    region: slug.optional(),
    product: slug.optional(),
    size: slug.optional(),
  }),
  data: landing,
  errors: ['not-found'],
});
