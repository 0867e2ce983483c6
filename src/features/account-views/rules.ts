/** After so long a view as an account ends by itself. */
export const accountViewMinutes = 15;
