import { createContext, type FormEvent, type ReactNode, useContext, useMemo, useState } from 'react';
import { CallFailed, responseMessage, errorMessage } from '../../../contract/failures.ts';
import { calls } from '../../../ui/calls/calls.ts';
import { severityOfStatus } from '../../../ui/feedback/severity.ts';
import type { ToastMessage } from '../../../ui/feedback/toast-store.ts';
import { useToasts } from '../../../ui/feedback/toasts.tsx';
import { favouritesForm } from './favourites-form.ts';
import { toggleFavouriteUrl } from '../../../contract/urls.ts';

/** For markup rendered apart from the page; elsewhere use `FavouritesProvider`. */
export const Favourites = createContext<ReadonlySet<number>>(new Set());

/** Ids of the visitor's favourites, including changes made in this window. */
export const useFavourites = () => useContext(Favourites);

/**
 * Provides the favourites to all cards below and handles the submits of their hearts. Without JavaScript the form
 * posts and redirects back; with it a heart changes at once and reverts if the server refuses.
 */
export function FavouritesProvider({
  ids,
  back,
  children,
}: {
  ids: readonly number[];
  /** The URL to return to. */
  back: string;
  children: ReactNode;
}) {
  const { add: toast } = useToasts();
  const [changes, setChanges] = useState<{ of: readonly number[]; list: ReadonlyMap<number, boolean> }>();
  // New data from the server replaces the changes made in this window.
  const changed = changes?.of === ids ? changes.list : undefined;
  const shown = useMemo(() => {
    const set = new Set(ids);
    for (const [id, on] of changed ?? []) set[on ? 'add' : 'delete'](id);
    return set;
  }, [ids, changed]);

  const put = (id: number, on: boolean) =>
    setChanges((now) => ({ of: ids, list: new Map(now?.of === ids ? now.list : []).set(id, on) }));

  async function submit(event: FormEvent<HTMLFormElement>) {
    const button = event.nativeEvent instanceof SubmitEvent && event.nativeEvent.submitter;
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const id = Number(button.value);
    const on = button.name === 'add';
    put(id, on);
    const said = await send(button);
    if (said.severity !== 'success') put(id, !on);
    // The shared id makes a later toast replace an earlier one.
    toast({ id: 'favourites', ...said });
  }

  return (
    <Favourites value={shown}>
      <form
        id={favouritesForm}
        method="post"
        action={toggleFavouriteUrl}
        onSubmit={(event) => void submit(event)}
        hidden
      >
        <input type="hidden" name="back" value={back} />
      </form>
      {children}
    </Favourites>
  );
}

/** Submits the change; returns the toast for its result. */
async function send({ name, value }: HTMLButtonElement): Promise<ToastMessage> {
  try {
    // `keepalive` completes the request even when the visitor leaves the page at once.
    const answer = await calls.post(toggleFavouriteUrl, new URLSearchParams({ [name]: value }), {
      keepalive: true,
    });
    return { severity: 'success', summary: responseMessage(answer) };
  } catch (problem) {
    const status = problem instanceof CallFailed ? problem.status : undefined;
    if (status === undefined) return { severity: 'error', summary: 'Spojení vypadlo. Zkus to znovu.' };
    return { severity: severityOfStatus(status), summary: errorMessage(problem) };
  }
}
