import { addAlias, addBrand, addLine } from '../../src/features/brands/change.ts';
import { type Rows, adminOnly } from './row.ts';
import type { Scene } from './scene.ts';

const reason = 'píší ji tak';
const admin = { advertiserId: '', email: 'spravce@example.cz', admin: true };
const newName = ({ platform }: Scene) => `Qz${platform.ids.uuid().replaceAll('-', '').slice(0, 20)}`;
const unihoc = { params: { slug: 'unihoc' } };

/** A brand of its own for each call, since what is merged is there no more. */
async function brand(scene: Scene) {
  const added = await addBrand(scene.platform, admin, {
    name: newName(scene),
    categories: ['florbalky'],
    reason,
  });
  if ('refused' in added) throw new Error(`No brand: ${JSON.stringify(added)}`);
  return { params: { slug: added.slug } };
}

/** Only admins change the brands. */
export const brandRows: Rows = {
  listManagedBrands: adminOnly(),
  getManagedBrand: adminOnly(() => unihoc),
  addBrand: adminOnly((scene) => ({ body: { name: newName(scene), categories: ['florbalky'], reason } })),
  changeBrand: adminOnly(() => ({ ...unihoc, body: { name: 'Unihoc', categories: ['florbalky'], reason } })),
  addBrandAlias: adminOnly((scene) => ({ ...unihoc, body: { alias: newName(scene) } })),
  removeBrandAlias: adminOnly(async (scene) => {
    const alias = newName(scene);
    await addAlias(scene.platform, admin, { slug: 'unihoc', alias });
    return { ...unihoc, body: { alias } };
  }),
  addBrandLine: adminOnly((scene) => ({ ...unihoc, body: { line: newName(scene), category: 'florbalky' } })),
  removeBrandLine: adminOnly(async (scene) => {
    const line = newName(scene);
    await addLine(scene.platform, admin, { slug: 'unihoc', line, category: 'florbalky' });
    return { ...unihoc, body: { line } };
  }),
  previewBrandMerge: adminOnly(() => ({ ...unihoc, query: '?into=zone' })),
  mergeBrand: adminOnly(async (scene) => ({ ...(await brand(scene)), body: { into: 'zone', reason } })),
  listBrandProposals: adminOnly(),
  dismissBrandWord: adminOnly(() => ({ body: { word: 'brand:neco', dismissed: true } })),
};
