import {
  type FormEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { SearchState } from '../address.ts';
import type * as liveFilters from './live-filters.ts';
import { fieldsOf } from './form-fields.ts';

/** Specification: search text has at least three characters. */
const shortest = 3;
/** From here on the filters stand beside the results, which can follow each choice. */
const besideResults = '(min-width: 64rem)';

/** What only a live form needs; the page is rendered and alive before it comes. */
type Live = typeof liveFilters;
let come: Live | undefined;

/** Does it at once when the part has come, so that nobody sees a form that says something else than the results. */
function live(act: (part: Live) => void, otherwise: () => void = () => undefined): void {
  if (come) act(come);
  else {
    import('./live-filters.ts').then((part) => {
      come = part;
      act(part);
    }, otherwise);
  }
}

/**
 * The filter form alive: it goes straight to the tidy address, on wide screens after each choice, and follows the
 * address when a filter is taken off elsewhere. On narrow screens `onChoice` hears what is chosen before it is sent.
 */
export function useFilterForm({
  search,
  placeName,
  wrongRanges,
  parents,
  drawerId,
  onChoice,
}: {
  search: SearchState;
  placeName: string;
  /** What stands in fields of ranges and is no number. */
  wrongRanges: Readonly<Record<string, string>>;
  /** The group each category lies in. */
  parents: Readonly<Record<string, string>>;
  drawerId: string;
  onChoice: (address: string) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const here = useLocation();
  /** The search for which words were sent that are too few. */
  const [shortAt, setShortAt] = useState<SearchState>();

  /** An answer is on its way. */
  const waiting = useNavigation().state !== 'idle';
  /** How often the form was sent, and how many of those are answered or given up: one may be sent while another's answer is painted. */
  const sent = useRef(0);
  const [settled, setSettled] = useState(0);
  /** Something was typed since the form last said what the address says. */
  const typed = useRef(false);

  const send = useCallback(() => {
    const element = form.current;
    if (!element) return;
    const words = wordsIn(element);
    const short = words.length > 0 && words.length < shortest;
    setShortAt(short ? search : undefined);
    if (short) return;
    closeDrawer(drawerId);
    live(
      ({ addressOf }) => {
        const address = addressOf(element, parents);
        if (address !== here.pathname + here.search) {
          const turn = (sent.current += 1);
          void Promise.resolve(navigate(address, { preventScrollReset: true })).then(() => setSettled(turn));
        }
      },
      // Asked as a plain form asks, the server tidies the address; a lost connection is told on the page.
      () => void navigate(`${new URL(element.action).pathname}?${fieldsOf(element)}`),
    );
  }, [navigate, here, parents, drawerId, search]);

  // Before anything is painted: filters that lag behind the results would be seen.
  useLayoutEffect(() => {
    const element = form.current;
    // What stands on the page says nothing about what has been sent since.
    if (!element || waiting || settled !== sent.current) return;
    typed.current = false;
    live(({ fillForm }) => {
      if (!typed.current) fillForm(element, search, { placeName, wrongRanges });
    });
  }, [search, placeName, wrongRanges, waiting, settled]);

  const hear = useEffectEvent(onChoice);
  useEffect(() => {
    const element = form.current;
    const choose = ({ target }: Event) => {
      if (!element) return;
      live(({ settle, addressOf }) => {
        settle(element, target, parents);
        if (window.matchMedia(besideResults).matches) send();
        else hear(addressOf(element, parents));
      });
    };
    const type = () => void (typed.current = true);
    element?.addEventListener('input', type);
    element?.addEventListener('change', choose);
    return () => {
      element?.removeEventListener('input', type);
      element?.removeEventListener('change', choose);
    };
  }, [send, parents]);

  return {
    tooShort: shortAt === search,
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

function wordsIn(form: HTMLFormElement): string {
  return fieldsOf(form).get('q')?.trim() ?? '';
}

function closeDrawer(id: string): void {
  const drawer = document.getElementById(id);
  if (drawer?.matches(':popover-open')) drawer.hidePopover();
}
