import { askExport } from '../../src/features/leaving/ask-export.ts';
import { leavingJobs } from '../../src/features/leaving/feature.ts';
import { changeMind } from '../../src/features/leaving/change-mind.ts';
import { type Rows, ownerOnly, signedInOnes } from './row.ts';
import { type Scene, given } from './scene.ts';

/** A fresh archive would be in the way of the next one. */
const forgetArchives = ({ platform }: Scene) => platform.db.deleteFrom('account_exports').execute();

const archiveOfOwner = async (scene: Scene) => {
  const { platform, owner } = scene;
  await forgetArchives(scene);
  const { exports } = given(await askExport(platform, owner));
  await platform.runJobs(leavingJobs(platform));
  return { params: { id: exports[0]?.id ?? '' } };
};

/** One's own data and the way out. Whoever asked to leave has changed their mind before the next call. */
export const leavingRows: Rows = {
  getOwnData: signedInOnes(),
  getAccountOverview: signedInOnes(),
  askExport: signedInOnes(async (scene) => {
    await forgetArchives(scene);
    return {};
  }),
  downloadExport: ownerOnly(archiveOfOwner),
  askToLeave: signedInOnes(() => ({ body: { understood: true } })),
  changeMind: signedInOnes(async ({ platform, owner }) => {
    await changeMind(platform, owner);
    return {};
  }),
};
