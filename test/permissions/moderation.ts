import { addNote } from '../../src/features/admin-notes/feature.ts';
import { hideListing } from '../../src/features/moderation/hide.ts';
import { removeListing } from '../../src/features/moderation/remove.ts';
import { addFailedJob } from '../queue-state.ts';
import { newListing } from './listings.ts';
import { adminOnly, type Rows, rolesOnly, signedInOnes } from './row.ts';
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

const specimen = () => ({ params: { name: 'pin', specimen: 0 } });

/** The admin overview, failed background jobs, and email previews. */
export const adminOverviewRows: Rows = {
  countAdminWork: rolesOnly(),
  getAdminStatistics: adminOnly(),
  exportList: rolesOnly(() => ({ params: { list: 'listings' } })),
  listTroubledJobs: adminOnly(),
  retryTroubledJob: adminOnly(failedJob),
  deleteTroubledJob: adminOnly(failedJob),
  listEmailKinds: adminOnly(),
  getEmailSpecimen: adminOnly(specimen),
  sendTestEmail: adminOnly(specimen),
};

/** An account stopped for sending frauds to many people. */
async function stopped({ platform: { db, ids, clock }, freshEmail }: Scene) {
  const id = ids.uuid();
  await db
    .insertInto('sender_stops')
    .values({ id, email: freshEmail(), conversation_ids: [], stopped_at: clock.now() })
    .execute();
  return { params: { id }, body: { reason: 'podívali jsme se' } };
}

/** A note about a listing. */
async function noted(scene: Scene) {
  const subject = `listing:${await newListing(scene)}`;
  const [note] = given(await addNote(scene.platform, scene.admin, { subject, note: 'Volal kvůli účtence.' }));
  return { params: { id: note?.id ?? '' } };
}

/** An admin sees the site as an account does, who then reads when and why. */
export const accountViewRows: Rows = {
  startAccountView: adminOnly(({ another }) => ({
    params: { id: another.advertiserId },
    body: { reason: 'Volá, že nemůže zveřejnit.' },
  })),
  getAccountView: signedInOnes(),
  endAccountView: signedInOnes(),
  listAccountViews: signedInOnes(),
};

/** What admins note for each other. */
export const noteRows: Rows = {
  listAdminNotes: rolesOnly(async (scene) => ({ query: `?subject=listing:${await newListing(scene)}` })),
  addAdminNote: rolesOnly(async (scene) => ({
    body: { subject: `listing:${await newListing(scene)}`, note: 'Volal kvůli účtence.' },
  })),
  removeAdminNote: rolesOnly(noted),
};

/** Decisions of admins about stopped senders. */
export const stopRows: Rows = {
  listSenderStops: rolesOnly(),
  releaseSender: rolesOnly(stopped),
  confirmSenderStop: rolesOnly(stopped),
};

/** Managing listings as an admin; the listing's own advertiser is not authorized. */
export const moderationRows: Rows = {
  listManagedListings: rolesOnly(),
  getManagedListing: rolesOnly(listed),
  listHeldListings: rolesOnly(),
  hideListing: rolesOnly(async (scene) => ({ ...(await listed(scene)), body: decision })),
  releaseHeldListing: rolesOnly(async (scene) => {
    const { params } = await listed(scene);
    const held = given(await hideListing(scene.platform, scene.admin, { ...params, ...decision }));
    return { params, body: { version: held.version, photos: held.photos.map(({ id }) => id) } };
  }),
  changeListingCategory: rolesOnly(async (scene) => ({
    ...(await listed(scene)),
    body: { category: 'shafty', reason: 'je to jen tyč' },
  })),
  removeListing: rolesOnly(async (scene) => ({ ...(await listed(scene)), body: decision })),
  restoreListing: rolesOnly(removed),
};
