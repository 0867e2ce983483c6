import * as brands from '../../src/features/brands/contract.ts';
import type { ApiCaller } from '../api-caller.ts';

/** Every operation of the brands that admins change, as their documents promise. */
export async function callBrands(api: ApiCaller, token: string): Promise<void> {
  const [reason, categories] = ['píší ji tak', ['florbalky']];
  const params = { slug: 'florbex' };
  await api.call(brands.addBrand, { token, body: { name: 'Florbex', categories, reason } });
  await api.call(brands.changeBrand, { token, params, body: { name: 'Florbexx', categories, reason } });
  await api.call(brands.addBrandAlias, { token, params, body: { alias: 'Fbx' } });
  await api.call(brands.removeBrandAlias, { token, params, body: { alias: 'Fbx' } });
  await api.call(brands.addBrandLine, { token, params, body: { line: 'Kvazar', category: 'florbalky' } });
  await api.call(brands.getManagedBrand, { token, params });
  await api.call(brands.removeBrandLine, { token, params, body: { line: 'Kvazar' } });
  await api.call(brands.listManagedBrands, { token });
  await api.call(brands.previewBrandMerge, { token, params, query: '?into=zone' });
  await api.call(brands.mergeBrand, { token, params, body: { into: 'zone', reason } });
  await api.call(brands.listBrandProposals, { token });
  await api.call(brands.dismissBrandWord, { token, body: { word: 'brand:neco', dismissed: true } });
}
