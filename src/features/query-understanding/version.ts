/** Raised whenever listings must be read again, since the same text now tells more. */
export const analyzerVersion = 12;
