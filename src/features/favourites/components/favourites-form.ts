/** Id of the page's one form, which every heart submits. */
export const favouritesForm = 'oblibene';
/** Anchor of a heart, so that a form without JavaScript returns to it. */
export const heartId = (id: number): string => `srdce-${id}`;
