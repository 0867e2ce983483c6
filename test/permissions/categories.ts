import { addOption } from '../../src/features/categories/change.ts';
import { type Rows, adminOnly } from './row.ts';
import type { Scene } from './scene.ts';

const reason = 'píší ji tak';
const admin = { advertiserId: '', email: 'spravce@example.cz', admin: true };
const newLabel = ({ platform }: Scene) => `Qz${platform.ids.uuid().replaceAll('-', '').slice(0, 20)}`;
const list = 'gripType';
const top = { params: { list, id: 'top' } };

/** An option of its own for each call, since what is merged is there no more. */
async function option(scene: Scene) {
  const label = newLabel(scene);
  const added = await addOption(scene.platform, admin, { list, label, reason });
  if ('refused' in added) throw new Error(`No option: ${JSON.stringify(added)}`);
  return { params: { list, id: label.toLowerCase() } };
}

/** Only admins change categories and options. */
export const categoryRows: Rows = {
  listManagedCategories: adminOnly(),
  getManagedCategory: adminOnly(() => ({ params: { slug: 'batohy' } })),
  editCategory: adminOnly(() => ({
    params: { slug: 'mantinely' },
    body: {
      name: 'Mantinely',
      forms: { nomSg: 'mantinel', accSg: 'mantinel', genPl: 'mantinelů' },
      hidden: false,
      reason,
    },
  })),
  previewCategoryMerge: adminOnly(() => ({ params: { slug: 'batohy' }, query: '?into=toolbagy' })),
  mergeCategory: adminOnly(() => ({ params: { slug: 'batohy' }, body: { into: 'toolbagy', reason } })),
  getOptionList: adminOnly(() => ({ params: { list } })),
  addOption: adminOnly((scene) => ({ params: { list }, body: { label: newLabel(scene), reason } })),
  editOption: adminOnly(() => ({ ...top, body: { label: 'Vrchní část', hidden: false, reason } })),
  previewOptionMerge: adminOnly(() => ({ ...top, query: '?into=over' })),
  mergeOption: adminOnly(async (scene) => ({ ...(await option(scene)), body: { into: 'over', reason } })),
};
