import type { RouterContextProvider } from 'react-router';
import { rowCategory, statesOf } from '../../../features/batch/components/row-category.ts';
import { type Batch, getBatch } from '../../../features/batch/contract.ts';
import { fieldLabels } from '../../../features/listings/components/form/field-labels.ts';
import { countOwnListings } from '../../../features/listings/contract.ts';
import { getMembership } from '../../../features/memberships/contract.ts';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { loadFromApi } from '../../api-client.ts';
import { categoryOf, listingFormData } from './listing-form-data.ts';

type Context = Readonly<RouterContextProvider>;

export const loadBatch = async (context: Context): Promise<Batch | undefined> =>
  (await loadFromApi(context, getBatch)).batch;

const shownPhoto = ({ id, preview }: { id: string; preview: string }) => ({ id, preview });

/** The batch with the data for editing its rows, and how many rows it may have. */
export async function loadSeveral(context: Context) {
  const batch = await loadBatch(context);
  const shared = batch?.shared ?? {};
  const rows = batch?.rows ?? [];
  const slugs = [...new Set(rows.map(({ values }) => fieldText(values, 'category')).filter(Boolean))];
  const [{ cards }, { orderable }, form, ...used] = await Promise.all([
    loadFromApi(context, countOwnListings),
    loadFromApi(context, getMembership),
    listingFormData(context, { ...shared, category: 'florbalky' }),
    ...slugs.map((slug) => categoryOf(context, slug)),
  ]);
  const forms = used.filter((each) => each !== undefined);
  const missing = new Set(rows.flatMap((row) => Object.keys(row.missing)));
  const labels = [{ place: 'Obec' }, ...forms.map((each) => fieldLabels(each, 'offer'))].flatMap((each) =>
    Object.entries(each),
  );
  return {
    shared,
    pile: { albumId: batch?.pile.albumId, photos: (batch?.pile.photos ?? []).map(shownPhoto) },
    rows: rows.map((row) => ({ ...row, photos: row.photos.map(shownPhoto) })),
    categories: Object.fromEntries(
      forms.map((each) => {
        const lacksBrand = rows.some(
          ({ values, missing: lacks }) => fieldText(values, 'category') === each.slug && lacks['brand'],
        );
        return [each.slug, rowCategory(each, lacksBrand)];
      }),
    ),
    leaves: form.categories
      .filter(({ listable, hidden }) => listable && !hidden)
      .map(({ slug, name }) => ({ value: slug, label: name })),
    labels: Object.fromEntries(labels.filter(([name]) => missing.has(name))),
    handovers: (form.category?.attributes.find(({ key }) => key === 'handover')?.choices ?? []).filter(
      ({ hidden }) => !hidden,
    ),
    states: form.category ? statesOf(form.category) : [],
    place: form.place,
    free: Math.max(0, cards.limit - cards.used),
    limit: cards.limit,
    moreSold: orderable,
  };
}
