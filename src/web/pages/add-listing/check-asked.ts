import type { Kind } from '../../../features/catalogue/contract.ts';
import { wizardUrls } from '../../../contract/urls.ts';

/** The step of details with everything that is missing marked, for those whom a later step sent back. */
export const checkedDetailsUrl = (kind: Kind): string => `${wizardUrls[kind].details}?kontrola`;

export const checkAsked = (url: URL): boolean => url.searchParams.has('kontrola');
