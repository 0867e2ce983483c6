import { createContext, type ReactNode } from 'react';
import type { ShownCard } from './shown-card.ts';

/** Draws what stands in the corner of every card, such as a heart; given by those who know of it. */
export const CardCorner = createContext<((listing: ShownCard) => ReactNode) | undefined>(undefined);
