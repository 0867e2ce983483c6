import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { changed, readSearch, type SearchState, searchAddress } from '../address.ts';
import { fillForm } from './fill-form.ts';

/** Specification: search text has at least three characters. */
const shortest = 3;
/** From here on the filters stand beside the results, which can follow each choice. */
const besideResults = '(min-width: 64rem)';

/**
 * The filter form alive: it goes straight to the tidy address, on wide screens after each choice, and follows the
 * address when a filter is taken off elsewhere.
 */
export function useFilterForm({
  search,
  placeName,
  drawerId,
}: {
  search: SearchState;
  placeName: string;
  drawerId: string;
}) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const [tooShort, setTooShort] = useState(false);

  const send = useCallback(() => {
    if (!form.current) return;
    const fields = fieldsOf(form.current);
    const words = fields.get('q')?.trim() ?? '';
    const short = words.length > 0 && words.length < shortest;
    setTooShort(short);
    if (short) return;
    closeDrawer(drawerId);
    void navigate(addressOf(fields, search, placeName), { preventScrollReset: true });
  }, [navigate, search, placeName, drawerId]);

  useEffect(() => {
    if (form.current) fillForm(form.current, search, placeName);
    setTooShort(false);
  }, [search, placeName]);

  useEffect(() => {
    const element = form.current;
    const choose = (event: Event) => {
      if (element) settlePlace(element, event.target);
      if (window.matchMedia(besideResults).matches) send();
    };
    element?.addEventListener('change', choose);
    return () => element?.removeEventListener('change', choose);
  }, [send]);

  return {
    tooShort,
    send,
    formProps: {
      ref: form,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        send();
      },
    },
  };
}

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  return fields;
}

/** A place that was only kept needs no question; a newly typed one is understood by the server, which then redirects. */
function addressOf(fields: URLSearchParams, search: SearchState, placeName: string): string {
  const chosen = readSearch(undefined, fields);
  const typed = fields.get('placeName')?.trim() ?? '';
  const region = fields.get('region') ?? '';
  if (typed === '') return searchAddress(changed(chosen, 'place', region === '' ? [] : [region]));
  const radius = fields.get('radius') ?? '';
  if (typed === placeName && search.place) {
    const there = changed(chosen, 'place', search.place);
    return searchAddress(changed(there, 'radius', radius === '' ? [] : [radius]));
  }
  const address = searchAddress(chosen);
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ placeName: typed, radius })}`;
}

/** A municipality and a whole region exclude each other: the one touched last holds. */
function settlePlace(form: HTMLFormElement, touched: EventTarget | null): void {
  const place = form.elements.namedItem('placeName');
  const region = form.elements.namedItem('region');
  if (!(place instanceof HTMLInputElement) || !(region instanceof HTMLSelectElement)) return;
  if (touched === region && region.value !== '') place.value = '';
  if (touched === place && place.value !== '') region.value = '';
}

function closeDrawer(id: string): void {
  const drawer = document.getElementById(id);
  if (drawer?.matches(':popover-open')) drawer.hidePopover();
}
