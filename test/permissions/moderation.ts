import { removeListing } from '../../src/features/moderation/remove.ts';
import { addFailedJob } from '../queue-state.ts';
import { newListing } from './listings.ts';
import { type Rows, adminOnly } from './row.ts';
import { type Scene, given } from './scene.ts';

const decision = { reason: 'Fotky jsou z e-shopu výrobce.', rule: 'Vlastní fotky', source: 'own' } as const;

const listed = async (scene: Scene) => ({ params: { id: await newListing(scene) } });

async function removed(scene: Scene) {
  const { params } = await listed(scene);
  given(await removeListing(scene.platform, scene.admin, { ...params, ...decision }));
  return { params, body: { reason: 'námitka uznána' } };
}

const failedJob = async ({ platform: { db, queue } }: Scene) => ({
  params: { id: await addFailedJob(db, queue) },
});

/** The overview of the administration, and background jobs that went wrong. */
export const morningRows: Rows = {
  countAdminWork: adminOnly(),
  getAdminStatistics: adminOnly(),
  listTroubledJobs: adminOnly(),
  retryTroubledJob: adminOnly(failedJob),
  deleteTroubledJob: adminOnly(failedJob),
};

/** What admins see of listings and do with them; their own advertiser may not. */
export const moderationRows: Rows = {
  listManagedListings: adminOnly(),
  countManagedListings: adminOnly(),
  getManagedListing: adminOnly(listed),
  listHeldListings: adminOnly(),
  hideListing: adminOnly(async (scene) => ({ ...(await listed(scene)), body: decision })),
  releaseHeldListing: adminOnly(async (scene) => ({ ...(await listed(scene)), body: { version: 0 } })),
  changeListingCategory: adminOnly(async (scene) => ({
    ...(await listed(scene)),
    body: { category: 'shafty', reason: 'je to jen tyč' },
  })),
  removeListing: adminOnly(async (scene) => ({ ...(await listed(scene)), body: decision })),
  restoreListing: adminOnly(removed),
};
