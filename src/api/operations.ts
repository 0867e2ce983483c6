import type { Operation } from '../contract/operation.ts';
import * as accounts from '../features/accounts/contract.ts';
import * as blocking from '../features/blocking/contract.ts';
import * as catalogue from '../features/catalogue/contract.ts';
import * as companies from '../features/companies/contract.ts';
import * as contact from '../features/contact/contract.ts';
import * as content from '../features/content/contract.ts';
import * as follows from '../features/follows/contract.ts';
import * as favourites from '../features/favourites/contract.ts';
import * as leaving from '../features/leaving/contract.ts';
import * as listings from '../features/listings/contract.ts';
import * as lottery from '../features/lottery/contract.ts';
import * as maps from '../features/maps/contract.ts';
import * as media from '../features/media/contract.ts';
import * as audit from '../features/audit/contract.ts';
import * as memberships from '../features/memberships/contract.ts';
import * as moderation from '../features/moderation/contract.ts';
import * as newsletter from '../features/newsletter/contract.ts';
import * as options from '../features/options/contract.ts';
import * as overview from '../features/overview/contract.ts';
import * as places from '../features/places/contract.ts';
import * as profiles from '../features/profiles/contract.ts';
import * as redirects from '../features/redirects/contract.ts';
import * as recognition from '../features/recognition/contract.ts';
import * as referrals from '../features/referrals/contract.ts';
import * as rankings from '../features/rankings/contract.ts';
import * as push from '../features/push/contract.ts';
import * as search from '../features/search/contract.ts';
import * as sharing from '../features/sharing/contract.ts';
import * as watches from '../features/watches/contract.ts';

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'audience' in value && 'path' in value;

/** Every operation that a contract exports; a test checks that each has an endpoint. */
export const operations: readonly Operation[] = [
  options,
  catalogue,
  overview,
  places,
  accounts,
  companies,
  profiles,
  leaving,
  media,
  listings,
  search,
  rankings,
  recognition,
  referrals,
  maps,
  contact,
  audit,
  blocking,
  moderation,
  memberships,
  lottery,
  content,
  redirects,
  favourites,
  follows,
  watches,
  newsletter,
  push,
  sharing,
]
  .flatMap((contract): unknown[] => Object.values(contract))
  .filter(isOperation);
