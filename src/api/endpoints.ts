import type { Endpoint } from '../contract/endpoint.ts';
import { accountRoutes } from '../features/accounts/index.ts';
import { blockingRoutes } from '../features/blocking/index.ts';
import { catalogueRoutes } from '../features/catalogue/index.ts';
import { companyRoutes } from '../features/companies/index.ts';
import { contactRoutes } from '../features/contact/index.ts';
import { contentRoutes } from '../features/content/index.ts';
import { followRoutes } from '../features/follows/index.ts';
import { favouriteRoutes } from '../features/favourites/index.ts';
import { leavingRoutes } from '../features/leaving/index.ts';
import { listingRoutes } from '../features/listings/index.ts';
import { lotteryRoutes } from '../features/lottery/index.ts';
import { mapRoutes } from '../features/maps/index.ts';
import { mediaRoutes } from '../features/media/index.ts';
import { auditRoutes } from '../features/audit/index.ts';
import { membershipRoutes } from '../features/memberships/index.ts';
import { moderationRoutes } from '../features/moderation/index.ts';
import { newsletterRoutes } from '../features/newsletter/index.ts';
import { optionsRoutes } from '../features/options/index.ts';
import { overviewRoutes } from '../features/overview/index.ts';
import { placeRoutes } from '../features/places/index.ts';
import { profileRoutes } from '../features/profiles/index.ts';
import { redirectRoutes } from '../features/redirects/index.ts';
import { referralRoutes } from '../features/referrals/index.ts';
import { recognitionRoutes } from '../features/recognition/index.ts';
import { rankingRoutes } from '../features/rankings/index.ts';
import { pushRoutes } from '../features/push/index.ts';
import { searchRoutes } from '../features/search/index.ts';
import { sharingRoutes } from '../features/sharing/index.ts';
import { watchRoutes } from '../features/watches/index.ts';
import type { Platform } from '../platform/platform.ts';

/** Every endpoint of the API, feature by feature. */
export function endpoints(platform: Platform): Endpoint[] {
  return [
    ...optionsRoutes(platform),
    ...catalogueRoutes(platform),
    ...placeRoutes(platform),
    ...accountRoutes(platform),
    ...companyRoutes(platform),
    ...profileRoutes(platform),
    ...leavingRoutes(platform),
    ...overviewRoutes(platform),
    ...mediaRoutes(platform),
    ...listingRoutes(platform),
    ...searchRoutes(platform),
    ...recognitionRoutes(platform),
    ...rankingRoutes(platform),
    ...referralRoutes(platform),
    ...mapRoutes(platform),
    ...contactRoutes(platform),
    ...auditRoutes(platform),
    ...blockingRoutes(platform),
    ...moderationRoutes(platform),
    ...membershipRoutes(platform),
    ...lotteryRoutes(platform),
    ...contentRoutes(platform),
    ...redirectRoutes(platform),
    ...favouriteRoutes(platform),
    ...followRoutes(platform),
    ...watchRoutes(platform),
    ...newsletterRoutes(platform),
    ...pushRoutes(platform),
    ...sharingRoutes(platform),
  ];
}
