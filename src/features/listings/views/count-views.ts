import { visitorCounter, type Visitor } from '../../../platform/visitor-counter.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type View, addViews } from './db.ts';

const maxInBatch = 20_000;

export type ListingView = Visitor & { listingId: number };

export type ViewCounter = {
  note(look: ListingView): void;
  flush(): Promise<void>;
};

/** Counts each visitor of a listing once a day; only sums are stored (docs/decisions/0030). */
export function viewCounter(platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'log'>): ViewCounter {
  const counter = visitorCounter<View>(platform, {
    keyOf: ({ listingId }) => String(listingId),
    maxInBatch,
    write: (day, views) => addViews(platform.db, day, views),
  });
  return {
    note: (look) => counter.note({ listingId: look.listingId, viewerId: look.viewerId }, look),
    flush: () => counter.flush(),
  };
}
