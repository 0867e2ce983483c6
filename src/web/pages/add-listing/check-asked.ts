import type { Draft } from '../../../features/listings/contract.ts';
import { stepOfDraft, wizardUrls } from '../../../contract/urls.ts';

/** Marks a visit that is meant to add a listing, as opposed to returning to the current draft. */
export const unfinishedAsked = 'rozepsany';

/** URL of the step of details with all missing fields marked, for redirects from later steps. */
export const checkedDetailsUrl = ({ kind, id }: Pick<Draft, 'kind' | 'id'>): string =>
  `${stepOfDraft(wizardUrls[kind].details, id)}&kontrola`;

export const checkAsked = (url: URL): boolean => url.searchParams.has('kontrola');
