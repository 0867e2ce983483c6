import * as categories from '../../src/features/categories/contract.ts';
import type { ApiCaller } from '../api-caller.ts';

/** Every operation of the categories and options that admins change, as their documents promise. */
export async function callCategories(api: ApiCaller, token: string): Promise<void> {
  const reason = 'píší to tak';
  const forms = { nomSg: 'batoh', accSg: 'batoh', genPl: 'batohů' };
  const params = { slug: 'batohy' };
  await api.call(categories.listManagedCategories, { token });
  await api.call(categories.editCategory, {
    token,
    params,
    body: { name: 'Batohy na hole', forms, hidden: true, reason },
  });
  await api.call(categories.getManagedCategory, { token, params });
  await api.call(categories.previewCategoryMerge, { token, params, query: '?into=toolbagy' });
  await api.call(categories.mergeCategory, { token, params, body: { into: 'toolbagy', reason } });
  const list = 'accessoryType';
  const option = { list, id: 'klicenka' };
  await api.call(categories.addOption, { token, params: { list }, body: { label: 'Klíčenka', reason } });
  await api.call(categories.getOptionList, { token, params: { list } });
  await api.call(categories.editOption, {
    token,
    params: option,
    body: { label: 'Klíčenky', hidden: false, reason },
  });
  await api.call(categories.previewOptionMerge, { token, params: option, query: '?into=bottle' });
  await api.call(categories.mergeOption, { token, params: option, body: { into: 'bottle', reason } });
}
