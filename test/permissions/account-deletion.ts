import { requestExport } from '../../src/features/account-deletion/make-export.ts';
import { accountDeletionJobs } from '../../src/features/account-deletion/feature.ts';
import { cancelDeletion } from '../../src/features/account-deletion/delete-account.ts';
import { type Rows, ownerOnly, signedInOnes } from './row.ts';
import { type Scene, given } from './scene.ts';

/** A recent archive would block the next one. */
const deleteArchives = ({ platform }: Scene) => platform.db.deleteFrom('account_exports').execute();

const archiveOfOwner = async (scene: Scene) => {
  const { platform, owner } = scene;
  await deleteArchives(scene);
  const { exports } = given(await requestExport(platform, owner));
  await platform.runJobs(accountDeletionJobs(platform));
  return { params: { id: exports[0]?.id ?? '' } };
};

/** Own data and account deletion. A requested deletion is cancelled before the next call. */
export const accountDeletionRows: Rows = {
  getOwnData: signedInOnes(),
  getAccountOverview: signedInOnes(),
  requestExport: signedInOnes(async (scene) => {
    await deleteArchives(scene);
    return {};
  }),
  downloadExport: ownerOnly(archiveOfOwner),
  requestDeletion: signedInOnes(() => ({ body: { understood: true } })),
  cancelDeletion: signedInOnes(async ({ platform, owner }) => {
    await cancelDeletion(platform, owner);
    return {};
  }),
};
