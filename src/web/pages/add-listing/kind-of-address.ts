import type { Kind } from '../../../features/catalogue/contract.ts';
import { addDemandUrl } from '../../../contract/urls.ts';

/** Whether an address is a step of adding a demand, or of an offer. */
export function kindOfAddress({ pathname }: { pathname: string }): Kind {
  return pathname === addDemandUrl || pathname.startsWith(`${addDemandUrl}/`) ? 'demand' : 'offer';
}
