import type { Endpoint } from '../contract/endpoint.ts';
import type { Operation } from '../contract/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { emailJob } from '../platform/mail/email-job.ts';
import type { EmailKind } from '../platform/mail/email-template.ts';
import { smsJob } from '../platform/sms/sms.ts';
import type { QueueWork } from '../platform/queue/runner.ts';
import { accountsFeature } from './accounts/feature.ts';
import { adminNotesFeature } from './admin-notes/feature.ts';
import { advisorFeature } from './advisor/feature.ts';
import { auditFeature } from './audit/feature.ts';
import { batchFeature } from './batch/feature.ts';
import { backupFeature } from './backup/feature.ts';
import { blockingFeature } from './blocking/feature.ts';
import { brandsFeature } from './brands/feature.ts';
import { catalogueChangesFeature } from './catalogue-changes/feature.ts';
import { categoriesFeature } from './categories/feature.ts';
import { catalogueFeature } from './catalogue/feature.ts';
import { companiesFeature } from './companies/feature.ts';
import { contactFeature } from './contact/feature.ts';
import { contentFeature } from './content/feature.ts';
import { conversationsFeature } from './conversations/feature.ts';
import { emailsFeature } from './emails/feature.ts';
import { seoFeature } from './seo/feature.ts';
import { favouritesFeature } from './favourites/feature.ts';
import { followsFeature } from './follows/feature.ts';
import { accountDeletionFeature } from './account-deletion/feature.ts';
import { accountViewsFeature } from './account-views/feature.ts';
import { homeFeature } from './home/feature.ts';
import { jobsFeature } from './jobs/feature.ts';
import { listingsFeature } from './listings/feature.ts';
import { kitsFeature } from './kits/feature.ts';
import { landingsFeature } from './landings/feature.ts';
import { listExportsFeature } from './list-exports/feature.ts';
import { lotteryFeature } from './lottery/feature.ts';
import { mapsFeature } from './maps/feature.ts';
import { matchesFeature } from './matches/feature.ts';
import { meetingPointsFeature } from './meeting-points/feature.ts';
import { mediaFeature } from './media/feature.ts';
import { membershipsFeature } from './memberships/feature.ts';
import { moderationFeature } from './moderation/feature.ts';
import { newsletterFeature } from './newsletter/feature.ts';
import { termsNoticesFeature } from './terms-notices/feature.ts';
import { siteConfigFeature } from './site-config/feature.ts';
import { outgrownFeature } from './outgrown/feature.ts';
import { overviewFeature } from './overview/feature.ts';
import { placesFeature } from './places/feature.ts';
import { productsFeature } from './products/feature.ts';
import { profilesFeature } from './profiles/feature.ts';
import { pushFeature } from './push/feature.ts';
import { rankingsFeature } from './rankings/feature.ts';
import { recognitionFeature } from './recognition/feature.ts';
import { redirectsFeature } from './redirects/feature.ts';
import { referralsFeature } from './referrals/feature.ts';
import { reportsFeature } from './reports/feature.ts';
import { reviewsFeature } from './reviews/feature.ts';
import { rolesFeature } from './roles/feature.ts';
import { searchFeature } from './search/feature.ts';
import { searchLogFeature } from './search-log/feature.ts';
import { secondFactorFeature } from './second-factor/feature.ts';
import { sharingFeature } from './sharing/feature.ts';
import { swapRingsFeature } from './swap-rings/feature.ts';
import { transparencyFeature } from './transparency/feature.ts';
import { watchesFeature } from './watches/feature.ts';
import type { Feature } from './feature.ts';
import type { ListExport } from './list-export.ts';

/** What the marketplace can do; the order is that of the API's description. */
const described: readonly Feature[] = [
  siteConfigFeature,
  catalogueFeature,
  placesFeature,
  accountsFeature,
  secondFactorFeature,
  companiesFeature,
  profilesFeature,
  accountDeletionFeature,
  overviewFeature,
  mediaFeature,
  listingsFeature,
  searchFeature,
  searchLogFeature,
  homeFeature,
  productsFeature,
  landingsFeature,
  seoFeature,
  recognitionFeature,
  advisorFeature,
  kitsFeature,
  rankingsFeature,
  referralsFeature,
  mapsFeature,
  matchesFeature,
  swapRingsFeature,
  meetingPointsFeature,
  conversationsFeature,
  reviewsFeature,
  contactFeature,
  auditFeature,
  jobsFeature,
  rolesFeature,
  adminNotesFeature,
  accountViewsFeature,
  blockingFeature,
  brandsFeature,
  catalogueChangesFeature,
  categoriesFeature,
  moderationFeature,
  reportsFeature,
  transparencyFeature,
  membershipsFeature,
  lotteryFeature,
  contentFeature,
  redirectsFeature,
  favouritesFeature,
  followsFeature,
  watchesFeature,
  outgrownFeature,
  newsletterFeature,
  termsNoticesFeature,
  pushFeature,
  sharingFeature,
  backupFeature,
  batchFeature,
];

const isEmailKind = (value: unknown): value is EmailKind =>
  typeof value === 'object' && value !== null && 'specimens' in value && 'compose' in value;

/** Every kind of email that the site sends. */
export const emailKinds: readonly EmailKind[] = described.flatMap(({ emails = [] }) =>
  emails.flatMap((module) => Object.values(module).filter(isEmailKind)),
);

/** Every list of the administration that can be saved as a table. */
export const listExports: readonly ListExport[] = described.flatMap(({ lists = [] }) => lists);

const features: readonly Feature[] = [
  ...described,
  emailsFeature(emailKinds),
  listExportsFeature(listExports),
];

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'audience' in value && 'path' in value;

/** Every operation that a contract exports, with the name of its constant; a test checks that each has an endpoint. */
export const operations: readonly (Operation & { readonly id: string })[] = features.flatMap(
  ({ contract = {} }) =>
    Object.entries(contract).flatMap(([id, value]) => (isOperation(value) ? { ...value, id } : [])),
);

/** Every endpoint of the API. */
export const endpointsOf = (platform: Platform): Endpoint[] =>
  features.flatMap(({ endpoints }) => endpoints?.(platform) ?? []);

/** Has every feature see to what a call has just changed. */
export function afterChange(platform: Platform): void {
  for (const feature of features) feature.afterChange?.(platform);
}

/** All background work. */
export function jobsOf(platform: Platform): QueueWork {
  return {
    handlers: Object.assign(
      { ...emailJob(platform.mail), ...smsJob(platform.sms) },
      ...features.map(({ jobs }) => jobs?.(platform)),
    ),
    schedule: features.flatMap(({ schedule }) => schedule?.(platform) ?? []),
  };
}
