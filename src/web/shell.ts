import { useRouteLoaderData } from 'react-router';
import type { getAccountView } from '../features/account-views/contract.ts';
import type { Options } from '../features/site-config/contract.ts';
import type { SubmittedForm } from './form-recovery/submitted-cookie.server.ts';
import type { OwnPlace } from './own-place.ts';
import type { OperationData } from '../contract/operation.ts';

export type Shell = Pick<Options, 'social' | 'outboxUrl'> & {
  signedIn: boolean;
  /** Ids of listings. */
  favourites: readonly number[];
  place: OwnPlace | undefined;
  /** Messages. */
  unread: number;
  /** Whether an admin is here, and as which account they view the site now. */
  accountView: OperationData<typeof getAccountView>;
  appUrl: string;
  categories: readonly { slug: string; name: string }[];
  build: string;
  year: number;
  /** The code of an invitation; false where it was refused. */
  referral: string | false | undefined;
  /** What was being written when a session ended. */
  submittedForm: SubmittedForm | undefined;
};

/** What every page's shell knows; undefined only where even that could not be loaded. */
export const useShell = () => useRouteLoaderData<Shell>('root');
