import type { Kind } from '../../../features/catalogue/contract.ts';
import { addDemandUrl } from '../../../contract/urls.ts';

/** Whether a URL of the wizard belongs to adding a demand or an offer. */
export function kindOfAddress({ pathname }: { pathname: string }): Kind {
  return pathname === addDemandUrl || pathname.startsWith(`${addDemandUrl}/`) ? 'demand' : 'offer';
}
