import { changed, rangeFields, rangeParameters, searchAddress, type SearchState } from '../address.ts';
import { narrowest, readSearch, withTyped, wrongRanges } from '../form.ts';
import { rangeOfFields } from '../written-values.ts';
import { fieldsOf, segmentOf } from './form-fields.ts';

/** Parent group by category. */
export type Parents = Readonly<Record<string, string>>;

/**
 * Canonical URL of the form's state; raw input such as a typed place or an invalid number is included for the
 * server.
 */
export function addressOf(form: HTMLFormElement, parents: Parents): string {
  const fields = fieldsOf(form);
  settleImplied(form, fields);
  const chosen = narrowest(readSearch(undefined, fields), parents);
  const typed = fields.get('placeName')?.trim() ?? '';
  const region = fields.get('region') ?? '';
  const typedPlace =
    typed === '' || chosen.place ? {} : { placeName: typed, radius: fields.get('radius') ?? '' };
  const address = searchAddress(
    typed === '' ? changed(chosen, 'place', region === '' ? [] : [region]) : chosen,
  );
  return withTyped(address, { ...wrongRanges(fields), ...typedPlace });
}

/** A choice implied by the words needs no filter; another one replaces it in the words. */
function settleImplied(form: HTMLFormElement, fields: URLSearchParams): void {
  const implied = impliedIn(form);
  if (!implied) return;
  if (implied.checked) fields.delete(implied.name, implied.value);
  else fields.set('q', implied.dataset.rest ?? '');
}

const impliedIn = (form: HTMLFormElement): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>('input[data-rest]');

/** Resolves conflicts between exclusive controls in favour of the one just changed. */
export function settle(form: HTMLFormElement, touched: EventTarget | null, parents: Parents): void {
  settleCategory(form, touched, parents);
  settleAny(form, touched);
  settlePlace(form, touched);
}

/** A subcategory replaces its selected group, and a group replaces its subcategories. */
function settleCategory(form: HTMLFormElement, touched: EventTarget | null, parents: Parents): void {
  if (!(touched instanceof HTMLInputElement) || touched.name !== 'category' || !touched.checked) return;
  for (const other of form.elements) {
    if (!(other instanceof HTMLInputElement) || other.name !== 'category') continue;
    if (parents[other.value] === touched.value || parents[touched.value] === other.value) {
      other.checked = false;
    }
  }
}

/** An "any" radio, and values beside the radios. */
function settleAny(form: HTMLFormElement, touched: EventTarget | null): void {
  if (!(touched instanceof HTMLInputElement) || !touched.checked) return;
  for (const other of form.elements) {
    if (!(other instanceof HTMLInputElement) || other.name !== touched.name) continue;
    if (other.type !== touched.type && (other.value === '' || touched.value === '')) other.checked = false;
  }
}

/** A municipality, and a whole region. */
function settlePlace(form: HTMLFormElement, touched: EventTarget | null): void {
  if (!(touched instanceof HTMLElement)) return;
  const field = (name: string) => form.elements.namedItem(name);
  const [place, code, region] = [field('placeName'), field('place'), field('region')];
  if (!(place instanceof HTMLInputElement) || !(region instanceof HTMLSelectElement)) return;
  if (touched === region && region.value !== '') {
    place.value = '';
    if (code instanceof HTMLInputElement) code.value = '';
  }
  if ((touched === place || touched === code) && place.value !== '') region.value = '';
}

/** Fills the form from the URL, after a filter was removed outside of it. */
export function fillForm(
  form: HTMLFormElement,
  search: SearchState,
  { placeName, wrongRanges: wrong }: { placeName: string; wrongRanges: Readonly<Record<string, string>> },
): void {
  const values: Readonly<Record<string, readonly string[] | undefined>> = {
    ...search,
    ...rangeValues(search),
    ...Object.fromEntries(Object.entries(wrong).map(([name, typed]) => [name, [typed]])),
    placeName: [placeName],
    place: placeName === '' ? undefined : search.place,
    region: search.place,
  };
  const bothEnds = endsAsStated(form, search);
  const implied = impliedIn(form);
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
      const chosen = values[control.name] ?? [];
      control.checked =
        control.type === 'radio'
          ? (control.name === implied?.name && chosen.length === 0
              ? implied.value
              : segmentOf(radiosOf(form, control.name), chosen)) === control.value
          : chosen.includes(control.value);
    } else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
      if (control.name === '' || 'carried' in control.dataset) continue;
      // Does not overwrite the field being edited.
      if (control !== document.activeElement || bothEnds.has(control.name))
        control.value = values[control.name]?.[0] ?? '';
      if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = '';
    }
  }
}

function radiosOf(form: HTMLFormElement, name: string): string[] {
  return [...form.elements].flatMap((each) =>
    each instanceof HTMLInputElement && each.type === 'radio' && each.name === name && each.value !== ''
      ? each.value
      : [],
  );
}

/** Range fields equal to the URL's range, possibly with reversed ends. */
function endsAsStated(form: HTMLFormElement, search: SearchState): ReadonlySet<string> {
  const fields = fieldsOf(form);
  const same = rangeParameters.flatMap((name) => {
    const { min, max } = rangeFields(name);
    const range = rangeOfFields(fields.get(min) ?? '', fields.get(max) ?? '');
    return range !== undefined && range === search[name]?.[0] ? [min, max] : [];
  });
  return new Set(same);
}

/** Both ends of each range as field values, with a decimal comma. */
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
