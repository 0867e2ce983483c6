import { writeFileSync } from 'node:fs';
import { deleteDemoAccounts } from '../features/account-deletion/index.ts';
import { deleteDemoRounds } from '../features/lottery/index.ts';
import { deleteDemoPoints } from '../features/meeting-points/index.ts';
import { computeUsualPrices } from '../features/products/index.ts';
import type { Platform } from '../platform/platform.ts';
import { demoMark } from '../bootstrap/demo-mark.ts';
import { removeDemoPartner } from './partner.ts';

/**
 * Removes the accounts of the demonstration with their listings and files of photos, its round of the lottery, its
 * partner and its places to meet; everything else stays, and no later start fills it in again. Cut short, it can be run once more.
 */
export async function removeDemo(platform: Platform): Promise<{ accounts: number }> {
  writeFileSync(demoMark(platform.config), '');
  await deleteDemoRounds(platform.db);
  await removeDemoPartner(platform);
  await deleteDemoPoints(platform.db);
  const accounts = await deleteDemoAccounts(platform);
  await computeUsualPrices(platform);
  return { accounts };
}
