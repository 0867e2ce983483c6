import { writeFileSync } from 'node:fs';
import { deleteDemoAccounts } from '../features/account-deletion/index.ts';
import { deleteDemoRounds } from '../features/lottery/index.ts';
import { deleteDemoPoints } from '../features/meeting-points/index.ts';
import { computeUsualPrices } from '../features/products/index.ts';
import type { Platform } from '../platform/platform.ts';
import { demoMark } from '../bootstrap/demo-mark.ts';
import { removeDemoPartner } from './partner.ts';

/**
 * Removes the demo accounts with their listings and photos, the demo lottery round, partner and meeting points;
 * everything else is kept, and later starts do not fill the demo in again. Can be rerun after an interruption.
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
