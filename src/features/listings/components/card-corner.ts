import { createContext, type ReactNode } from 'react';
import type { ShownCard } from './shown-card.ts';

/** What stands in the corner of every card, such as a heart; given by those who know of it. */
export type RenderedCorner = {
  render: (listing: ShownCard) => ReactNode;
  /** What it shows beyond the listing itself: the corners of two cards that say the same are rendered alike. */
  says: (listing: ShownCard) => string;
};

export const CardCorner = createContext<RenderedCorner | undefined>(undefined);
