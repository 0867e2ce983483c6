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

/** Minimum length of search text by the specification. */
const shortest = 3;
/** From this width filters stand beside the results and are applied immediately. */
const besideResults = '(min-width: 64rem)';

/** Lazily loaded code, needed only for interaction. */
type Live = typeof liveFilters;
let come: Live | undefined;

/** Runs synchronously once loaded, so that form and results are never visibly out of sync. */
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
 * Behaviour of the filter form: navigates directly to the canonical URL, on wide screens after each change, and
 * follows the URL when a filter is removed elsewhere. On narrow screens `onChoice` is called with the URL before
 * submitting.
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
  /** Invalid input of range fields, by field name. */
  wrongRanges: Readonly<Record<string, string>>;
  /** Parent group by category. */
  parents: Readonly<Record<string, string>>;
  drawerId: string;
  onChoice: (address: string) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const here = useLocation();
  /** The search for which too short text was submitted. */
  const [shortAt, setShortAt] = useState<SearchState>();

  /** A navigation is in progress. */
  const waiting = useNavigation().state !== 'idle';
  /** Submissions made, and those completed or abandoned: one may start while another is being rendered. */
  const sent = useRef(0);
  const [settled, setSettled] = useState(0);
  /** Input has changed since the form last matched the URL. */
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
      // Falls back to a plain GET; the server canonicalizes it, and a lost connection is shown on the page.
      () => void navigate(`${new URL(element.action).pathname}?${fieldsOf(element)}`),
    );
  }, [navigate, here, parents, drawerId, search]);

  // A layout effect, so that filters never visibly lag behind the results.
  useLayoutEffect(() => {
    const element = form.current;
    // The rendered page is older than the last submission.
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
