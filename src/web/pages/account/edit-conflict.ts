import type { RouterContextProvider } from 'react-router';
import { fieldLabels } from '../../../features/listings/components/form/field-labels.ts';
import { formatField } from '../../../features/listings/components/form/format-field.ts';
import type { OwnListing } from '../../../features/listings/contract.ts';
import { type FormFields, fieldList } from '../../../ui/forms/form-fields.ts';
import { listingFormData } from '../add-listing/listing-form-data.ts';

/** One field that two windows have left different, in words. */
export type Difference = { label: string; mine: string; theirs: string };

/** What another window has saved meanwhile, beside what this one holds; `version` is of what is saved. */
export type EditConflict = { version: number; differences: Difference[] };

type FormData = Awaited<ReturnType<typeof listingFormData>>;

/** Both versions of every field in which what was typed differs from what is saved. */
export async function editConflict(
  context: Readonly<RouterContextProvider>,
  saved: OwnListing,
  mine: { values: FormFields; form: FormData },
): Promise<EditConflict> {
  const theirs = { values: saved.values, form: await listingFormData(context, saved.values) };
  const labels = {
    ...fieldLabels(theirs.form.category, saved.kind),
    ...fieldLabels(mine.form.category, saved.kind),
    swap: 'Možná výměna',
    place: 'Obec',
  };
  const differences = Object.entries(labels).flatMap(([name, label]) => {
    const [here, there] = [wordsOf(name, mine), wordsOf(name, theirs)];
    return here === there ? [] : [{ label, mine: here, theirs: there }];
  });
  return { version: saved.version, differences };
}

const nothing = 'nic';

function wordsOf(name: string, { values, form }: { values: FormFields; form: FormData }): string {
  if (name === 'place') return form.place.chosen?.name ?? nothing;
  const words = formatField(name, fieldList(values, name), form);
  return words === '' ? nothing : words;
}
