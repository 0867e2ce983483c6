/** Raise it whenever stored listings must be analyzed again. */
export const analyzerVersion = 12;
