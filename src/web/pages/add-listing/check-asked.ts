import type { Draft } from '../../../features/listings/contract.ts';
import { stepOfDraft, wizardUrls } from '../../../contract/urls.ts';

/** Marks that somebody came to add a listing, and not back to one they are just adding. */
export const unfinishedAsked = 'rozepsany';

/** The step of details with everything that is missing marked, for those whom a later step sent back. */
export const checkedDetailsUrl = ({ kind, id }: Pick<Draft, 'kind' | 'id'>): string =>
  `${stepOfDraft(wizardUrls[kind].details, id)}&kontrola`;

export const checkAsked = (url: URL): boolean => url.searchParams.has('kontrola');
