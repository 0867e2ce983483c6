/** A view expires after this time. */
export const accountViewMinutes = 15;
