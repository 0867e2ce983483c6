import type { SearchState } from '../address.ts';

/** Makes the fields of the form say what the address says, after a filter was taken off outside of it. */
export function fillForm(form: HTMLFormElement, search: SearchState, placeName: string): void {
  const [priceMin = '', priceMax = ''] = search.price?.[0]?.split('-') ?? [];
  const values: Readonly<Record<string, readonly string[] | undefined>> = {
    ...search,
    priceMin: [priceMin],
    priceMax: [priceMax],
    placeName: [placeName],
    region: search.place,
  };
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
      const chosen = values[control.name] ?? (control.type === 'radio' ? [''] : []);
      control.checked = chosen.includes(control.value);
    } else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
      if (control !== document.activeElement) control.value = values[control.name]?.[0] ?? '';
      if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = '';
    }
  }
}
