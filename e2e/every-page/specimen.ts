import type { OnSale } from './stock.ts';

/** Addresses as they look, before anything is on sale. */
export const specimen: OnSale = {
  stick: 'hul-1000',
  sold: 'prodana-1001',
  demand: 'poptavka-1002',
  seller: 'hrac-1',
};
