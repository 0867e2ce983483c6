/** The one form of a page that every heart belongs to. */
export const favouritesForm = 'oblibene';
export const favouritesAction = '/oblibene';
