import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';

const debounceMs = 700;

/** Fields whose change is nothing to save: they act only with a button. */
const notSaved = new Set(['table', 'tableFile', 'photo', 'photos', 'each']);
/** Shared texts, saved while they are typed, because every row says whether it lacks them. */
const savedWhileTyped = new Set(['description', 'discount']);

const nameOf = ({ target }: Event): string =>
  target instanceof Element ? (target.getAttribute('name') ?? '') : '';

/** Submits the form in the background when a field changes; rows then list what they lack. */
export function useLiveSave<Action>(form: RefObject<HTMLFormElement | null>) {
  const fetcher = useFetcher<Action>();
  const save = useEffectEvent(() => {
    if (!form.current) return;
    const data = new URLSearchParams();
    for (const [name, value] of new FormData(form.current))
      if (typeof value === 'string' && !['table', 'photo'].includes(name)) data.append(name, value);
    data.set('live', '1');
    void fetcher.submit(data, { method: 'post' });
  });
  useEffect(() => {
    const page = form.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const change = (event: Event) => {
      if (notSaved.has(nameOf(event).split('.')[0] ?? '')) return;
      clearTimeout(timer);
      save();
    };
    const type = (event: Event) => {
      if (!savedWhileTyped.has(nameOf(event))) return;
      clearTimeout(timer);
      timer = setTimeout(() => save(), debounceMs);
    };
    page?.addEventListener('change', change);
    page?.addEventListener('input', type);
    return () => {
      clearTimeout(timer);
      page?.removeEventListener('change', change);
      page?.removeEventListener('input', type);
    };
  }, [form]);
  return fetcher;
}
