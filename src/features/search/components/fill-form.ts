import { rangeFields, rangeParameters, type SearchState } from '../address.ts';
import { rangeOfFields } from '../written-values.ts';
import { fieldsOf } from './form-fields.ts';

/** Makes the fields of the form say what the address says, after a filter was taken off outside of it. */
export function fillForm(form: HTMLFormElement, search: SearchState, placeName: string): void {
  const values: Readonly<Record<string, readonly string[] | undefined>> = {
    ...search,
    ...rangeValues(search),
    placeName: [placeName],
    place: placeName === '' ? undefined : search.place,
    region: search.place,
  };
  const bothEnds = endsAsStated(form, search);
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
      const chosen = values[control.name] ?? (control.type === 'radio' ? [''] : []);
      control.checked = chosen.includes(control.value);
    } else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
      if (control.name === '' || 'carried' in control.dataset) continue;
      // Nothing is written over what is just being typed.
      if (control !== document.activeElement || bothEnds.has(control.name))
        control.value = values[control.name]?.[0] ?? '';
      if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = '';
    }
  }
}

/** Ends of ranges that say what the address says, if only the other way round. */
function endsAsStated(form: HTMLFormElement, search: SearchState): ReadonlySet<string> {
  const fields = fieldsOf(form);
  const same = rangeParameters.flatMap((name) => {
    const { min, max } = rangeFields(name);
    const range = rangeOfFields(fields.get(min) ?? '', fields.get(max) ?? '');
    return range !== undefined && range === search[name]?.[0] ? [min, max] : [];
  });
  return new Set(same);
}

/** Both ends of each range as they are typed, with a decimal comma. */
function rangeValues(search: SearchState): Record<string, readonly string[]> {
  const entries = rangeParameters.flatMap((name) => {
    const [min = '', max = ''] = search[name]?.[0]?.split('-').map(typed) ?? [];
    const fields = rangeFields(name);
    return [
      [fields.min, [min]],
      [fields.max, [max]],
    ] as const;
  });
  return Object.fromEntries(entries);
}

const typed = (bound: string) => (bound === '' ? '' : Number(bound).toLocaleString('cs-CZ'));
