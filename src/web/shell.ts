import { useRouteLoaderData } from 'react-router';
import type { Options } from '../features/site-config/contract.ts';
import type { SubmittedForm } from './form-recovery/submitted-cookie.server.ts';
import type { OwnPlace } from './own-place.ts';

/** A running view of an account: `until` is its end as a time of day, e.g. `14:20`. */
type AccountView = { publicName: string; until: string; secondsLeft: string };

export type Shell = Pick<Options, 'social' | 'outboxUrl'> & {
  signedIn: boolean;
  /** Listing ids. */
  favourites: readonly number[];
  place: OwnPlace | undefined;
  /** Number of unread messages. */
  unread: number;
  /** Whether the visitor is an admin, and the account they currently view the site as. */
  accountView: { allowed: boolean; view?: AccountView | undefined };
  appUrl: string;
  categories: readonly { slug: string; name: string }[];
  build: string;
  year: number;
  /** Invitation code; false when declined. */
  referral: string | false | undefined;
  /** Form submitted when the session had expired. */
  submittedForm: SubmittedForm | undefined;
};

/** Data of the shell; undefined only if even the root loader failed. */
export const useShell = () => useRouteLoaderData<Shell>('root');
