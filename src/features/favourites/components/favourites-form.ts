/** The one form of a page that every heart belongs to. */
export const favouritesForm = 'oblibene';
/** Where a heart stands on a page, so that a plain form comes back to it. */
export const heartId = (id: number): string => `srdce-${id}`;
