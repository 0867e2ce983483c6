import { changed, searchAddress } from '../address.ts';
import { narrowest, readSearch } from '../form.ts';
import { fieldsOf } from './form-fields.ts';

export { fillForm } from './fill-form.ts';

/** The group each category lies in. */
export type Parents = Readonly<Record<string, string>>;

/** The tidy address of what the form says; a place that is only typed is understood by the server, which then redirects. */
export function addressOf(form: HTMLFormElement, parents: Parents): string {
  const fields = fieldsOf(form);
  const chosen = narrowest(readSearch(undefined, fields), parents);
  const typed = fields.get('placeName')?.trim() ?? '';
  const region = fields.get('region') ?? '';
  if (typed === '') return searchAddress(changed(chosen, 'place', region === '' ? [] : [region]));
  if (chosen.place) return searchAddress(chosen);
  const address = searchAddress(chosen);
  const radius = fields.get('radius') ?? '';
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ placeName: typed, radius })}`;
}

/** Of choices that exclude each other the one touched last holds. */
export function settle(form: HTMLFormElement, touched: EventTarget | null, parents: Parents): void {
  settleCategory(form, touched, parents);
  settlePlace(form, touched);
}

/** A category of a group takes the group's place, and the group takes the place of all its categories. */
function settleCategory(form: HTMLFormElement, touched: EventTarget | null, parents: Parents): void {
  if (!(touched instanceof HTMLInputElement) || touched.name !== 'category' || !touched.checked) return;
  for (const other of form.elements) {
    if (!(other instanceof HTMLInputElement) || other.name !== 'category') continue;
    if (parents[other.value] === touched.value || parents[touched.value] === other.value) {
      other.checked = false;
    }
  }
}

/** A municipality and a whole region. */
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
