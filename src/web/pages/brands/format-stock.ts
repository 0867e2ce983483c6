import { type CountForms, counted } from '../../../contract/czech.ts';

const offers: CountForms = ['nabídka', 'nabídky', 'nabídek'];
const demands: CountForms = ['poptávka', 'poptávky', 'poptávek'];

/** `12 nabídek`, `12 nabídek a 3 poptávky`; zero counts are omitted. */
export function formatStock(stock: { offers: number; demands: number }): string {
  const parts = [
    ...(stock.offers > 0 ? [counted(stock.offers, offers)] : []),
    ...(stock.demands > 0 ? [counted(stock.demands, demands)] : []),
  ];
  return parts.length > 0 ? parts.join(' a\u00a0') : 'bez inzerátů';
}

export const formatOfferCount = (count: number): string => counted(count, offers);
export const formatDemandCount = (count: number): string => counted(count, demands);
