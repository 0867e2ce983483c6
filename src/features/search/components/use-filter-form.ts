import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { changed, narrowest, readSearch, type SearchState, searchAddress } from '../address.ts';
import { fillForm } from './fill-form.ts';

/** Specification: search text has at least three characters. */
const shortest = 3;
/** From here on the filters stand beside the results, which can follow each choice. */
const besideResults = '(min-width: 64rem)';

/**
 * The filter form alive: it goes straight to the tidy address, on wide screens after each choice, and follows the
 * address when a filter is taken off elsewhere. On narrow screens `onChoice` hears what is chosen before it is sent.
 */
export function useFilterForm({
  search,
  parents,
  drawerId,
  onChoice,
}: {
  search: SearchState;
  /** The group each category lies in. */
  parents: Readonly<Record<string, string>>;
  drawerId: string;
  onChoice: (address: string) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const here = useLocation();
  const [tooShort, setTooShort] = useState(false);

  const send = useCallback(() => {
    if (!form.current) return;
    const fields = fieldsOf(form.current);
    const words = fields.get('q')?.trim() ?? '';
    const short = words.length > 0 && words.length < shortest;
    setTooShort(short);
    if (short) return;
    closeDrawer(drawerId);
    const address = addressOf(fields, parents);
    if (address !== here.pathname + here.search) void navigate(address, { preventScrollReset: true });
  }, [navigate, here, parents, drawerId]);

  useEffect(() => {
    if (form.current) fillForm(form.current, search);
    setTooShort(false);
  }, [search]);

  const heard = useRef(onChoice);
  heard.current = onChoice;
  useEffect(() => {
    const element = form.current;
    const choose = (event: Event) => {
      if (!element) return;
      settleCategory(element, event.target, parents);
      settlePlace(element, event.target);
      if (window.matchMedia(besideResults).matches) send();
      else heard.current(addressOf(fieldsOf(element), parents));
    };
    element?.addEventListener('change', choose);
    return () => element?.removeEventListener('change', choose);
  }, [send, parents]);

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

/** A chosen place needs no question; one that is only typed is understood by the server, which then redirects. */
function addressOf(fields: URLSearchParams, parents: Readonly<Record<string, string>>): string {
  const chosen = narrowest(readSearch(undefined, fields), parents);
  const typed = fields.get('placeName')?.trim() ?? '';
  const region = fields.get('region') ?? '';
  if (typed === '') return searchAddress(changed(chosen, 'place', region === '' ? [] : [region]));
  if (chosen.place) return searchAddress(chosen);
  const address = searchAddress(chosen);
  const radius = fields.get('radius') ?? '';
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ placeName: typed, radius })}`;
}

/** A category of a group takes the group's place, and the group takes the place of all its categories. */
function settleCategory(
  form: HTMLFormElement,
  touched: EventTarget | null,
  parents: Readonly<Record<string, string>>,
): void {
  if (!(touched instanceof HTMLInputElement) || touched.name !== 'category' || !touched.checked) return;
  for (const other of form.elements) {
    if (!(other instanceof HTMLInputElement) || other.name !== 'category') continue;
    if (parents[other.value] === touched.value || parents[touched.value] === other.value) {
      other.checked = false;
    }
  }
}

/** A municipality and a whole region exclude each other: the one touched last holds. */
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

function closeDrawer(id: string): void {
  const drawer = document.getElementById(id);
  if (drawer?.matches(':popover-open')) drawer.hidePopover();
}
