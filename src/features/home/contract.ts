import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { listingCard } from '../listings/contract.ts';

export const homePage = operation('get', '/home', {
  summary:
    'Co ukazuje úvodní stránka: topované, nejnovější, poptávky a počty nabídek a poptávek podle kategorií.',
  audience: 'anyone',
  data: z
    .object({
      topped: z.array(listingCard),
      newest: z.array(listingCard),
      demands: z.array(listingCard),
      /** Offers by category; a group includes its subcategories. */
      counts: z.record(z.string(), z.int()),
      demandCounts: z.record(z.string(), z.int()),
    })
    .meta({ id: 'HomePage' }),
});
