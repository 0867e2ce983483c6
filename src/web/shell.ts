import { useRouteLoaderData } from 'react-router';
import type { getAccountView } from '../features/account-views/contract.ts';
import type { Options } from '../features/site-config/contract.ts';
import type { SubmittedForm } from './form-recovery/submitted-cookie.server.ts';
import type { OwnPlace } from './own-place.ts';
import type { OperationData } from '../contract/operation.ts';

export type Shell = Pick<Options, 'social' | 'outboxUrl'> & {
  signedIn: boolean;
  /** Listing ids. */
  favourites: readonly number[];
  place: OwnPlace | undefined;
  /** Number of unread messages. */
  unread: number;
  /** Whether an admin is here, and as which account they view the site now. */
  accountView: OperationData<typeof getAccountView>;
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
