import { createContext } from 'react';

/** Ids of fields that were filled for somebody and that they have not changed yet: each says so at its label. */
export const FilledFields = createContext<ReadonlySet<string>>(new Set());

export const filledNote = 'vyplněno z textu';
