import { type ComponentType, createContext } from 'react';
import type { ListingCard } from '../contract.ts';

/** What stands in the corner of every card, such as a heart; drawn by those who know of it. */
export const CardCorner = createContext<ComponentType<{ listing: ListingCard }> | undefined>(undefined);
