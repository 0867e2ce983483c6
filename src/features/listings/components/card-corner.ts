import { createContext, type ReactNode } from 'react';
import type { ShownCard } from './shown-card.ts';

/** What stands in the corner of every card, such as a heart; given by those who know of it. */
export type DrawnCorner = {
  draw: (listing: ShownCard) => ReactNode;
  /** What it shows beyond the listing itself: the corners of two cards that say the same are drawn alike. */
  says: (listing: ShownCard) => string;
};

export const CardCorner = createContext<DrawnCorner | undefined>(undefined);
