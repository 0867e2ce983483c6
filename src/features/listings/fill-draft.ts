import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { categoryForm } from '../catalogue/index.ts';
import { findPlaces } from '../places/index.ts';
import { fieldsAfter } from './components/form/fields-after.ts';
import { type Draft, type FormValues, formValues } from './contract.ts';
import { findDraft } from './db-drafts.ts';
import { saveDraft } from './save-draft.ts';

/** Takes a form as it stands, while it is typed in: what it shows is replaced, what it does not show stays. */
export async function fillDraft(
  platform: Platform,
  viewer: Viewer,
  { id, fields }: { id: string; fields: FormValues },
): Promise<Draft | Refusal<'not-found'>> {
  const draft = await findDraft(platform.db, id, viewer.advertiserId);
  if (!draft) return refuse('not-found');
  const values = await fieldsAfter(formValues.parse(draft.values), fields, {
    categoryOf: async (slug) => categoryForm(slug),
    placesNamed: (name) => findPlaces(platform.db, name, 20),
  });
  return saveDraft(platform, viewer, { id, values });
}
