/** Raised whenever adverts must be read again, since the same text now tells more. */
export const readingVersion = 12;
