import { createContext, type ReactNode } from 'react';
import type { ShownCard } from './shown-card.ts';

/** Content for the corner of every card, such as a favourite button; provided through context. */
export type RenderedCorner = {
  render: (listing: ShownCard) => ReactNode;
  /** Cache key of what it shows beyond the listing itself: equal keys render equally. */
  says: (listing: ShownCard) => string;
};

export const CardCorner = createContext<RenderedCorner | undefined>(undefined);
