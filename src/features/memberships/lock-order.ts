import type { Database } from '../../platform/platform.ts';
import { lockMember } from './db-levels.ts';
import { findOrder, type OrderRow } from './db-orders.ts';

/** An order, its buyer held until the transaction ends, so that two changes of one membership go one after the other. */
export async function lockOrder(db: Database, id: string): Promise<OrderRow | undefined> {
  const found = await findOrder(db, { id });
  if (!found?.advertiser_id) return found;
  await lockMember(db, found.advertiser_id);
  return findOrder(db, { id });
}
