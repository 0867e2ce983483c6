import type { OnSale } from './stock.ts';

/** Sample values for URLs, used before anything is on sale. */
export const specimen: OnSale = {
  stick: 'hul-1000',
  sold: 'prodana-1001',
  demand: 'poptavka-1002',
  seller: 'hrac-1',
  conversation: '00000000-0000-4000-8000-000000000000',
  round: 'jarni-kolo',
  order: '00000000-0000-4000-8000-000000000000',
  reportKey: 'r'.repeat(43),
  issue: '00000000-0000-4000-8000-000000000000',
  notice: 'x',
  hall: '00000000-0000-4000-8000-000000000000',
  draft: {
    offer: '00000000-0000-4000-8000-000000000000',
    demand: '00000000-0000-4000-8000-000000000000',
  },
};
