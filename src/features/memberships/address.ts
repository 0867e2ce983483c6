/** The page of one's own membership. */
export const membershipPath = '/ucet/clenstvi';
