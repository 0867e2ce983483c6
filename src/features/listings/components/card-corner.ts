import { createContext, type ReactNode } from 'react';
import type { ListingCard } from '../contract.ts';

/** Draws what stands in the corner of every card, such as a heart; given by those who know of it. */
export const CardCorner = createContext<((listing: ListingCard) => ReactNode) | undefined>(undefined);
