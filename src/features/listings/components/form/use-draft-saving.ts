import { type RefObject, useEffect, useRef, useState } from 'react';
import { CallFailed } from '../../../../contract/failures.ts';
import { api } from '../../../../ui/calls/api.ts';
import { fillForm } from '../../../../ui/forms/fill-form.ts';
import { type FormFields, readFormFields } from '../../../../ui/forms/form-fields.ts';
import { isInside } from '../../../../ui/forms/live-form-dom.ts';
import type { Kind } from '../../../catalogue/contract.ts';
import type { fillDraft, openDraft } from '../../contract.ts';
import {
  DraftEnded,
  type DraftSaver,
  type SavingState,
  SessionEnded,
  createDraftSaver,
} from './draft-saver.ts';
import { preservedFields } from './preserved-fields.ts';

export type DraftSaving = {
  state: SavingState;
  /** Retries saving at once. */
  retry: () => void;
  /** Resolves when no save is in flight, so that a submitted form is not overtaken by an older save. */
  settled: () => Promise<void> | undefined;
  /**
   * Resolves when all input is stored and this tab's copy cleared, or saving failed; undefined when there is
   * nothing to wait for.
   */
  stored: () => Promise<void> | undefined;
};

/** Without an `id` the first save creates the draft and passes its id to `onMade`. */
export type SavedDraft = { id: string | undefined; kind: Kind; onMade: (id: string) => void };

/** Saves the form as a draft while typing and when the page is left; does nothing without a draft. */
export function useDraftSaving(
  form: RefObject<HTMLFormElement | null>,
  draft: SavedDraft | undefined,
): DraftSaving {
  const { id, kind } = draft ?? {};
  const draftId = useRef(id);
  const onMade = useRef(draft?.onMade);
  useEffect(() => {
    onMade.current = draft?.onMade;
  });
  const saver = useRef<DraftSaver>(undefined);
  const copy = useRef<{ clear: () => void }>(undefined);
  const [state, setState] = useState<SavingState>('rest');
  useEffect(() => {
    const element = form.current;
    if (!element || !kind) return;
    draftId.current = id ?? draftId.current;
    // A form without a draft cannot be restored.
    const localCopy = id === undefined ? nothingPreserved : preservedFields(`/koncept/${id}`);
    copy.current = localCopy;
    const send = (fields: FormFields, leaving = false) => sendDraft(draftId, kind, fields, leaving);
    const sendFirst = async (fields: FormFields) => {
      await send(fields);
      if (id === undefined && draftId.current) onMade.current?.(draftId.current);
    };
    const made = createDraftSaver({ send: sendFirst, copy: localCopy, onState: setState });
    saver.current = made;
    const isOurs = ({ target }: Event) => isInside(element, target);
    const changed = (event: Event) => isOurs(event) && made.changed(readFormFields(new FormData(element)));
    const flush = () => void (made.unsaved() && made.flush());
    const left = (event: Event) => isOurs(event) && flush();
    const leave = () => {
      const unsaved = made.unsaved();
      if (unsaved) void send(unsaved, true).catch(() => undefined);
    };
    const hide = () => document.visibilityState === 'hidden' && leave();
    const listeners: [EventTarget, string, (event: Event) => void][] = [
      // On window, so that it runs after React and the form's validation.
      [window, 'input', changed],
      [window, 'change', changed],
      [window, 'focusout', left],
      [window, 'online', flush],
      [window, 'pagehide', leave],
      [document, 'visibilitychange', hide],
    ];
    for (const [target, type, run] of listeners) target.addEventListener(type, run);
    const before = localCopy.get();
    if (before) {
      fillForm(element, before);
      made.changed(readFormFields(new FormData(element)));
    }
    return () => {
      for (const [target, type, run] of listeners) target.removeEventListener(type, run);
      flush();
      made.stop();
    };
  }, [form, kind, id]);
  return {
    state,
    retry: () => void saver.current?.flush(),
    stored: () => {
      const { current } = saver;
      const clearCopy = () => {
        if (!current?.unsaved()) copy.current?.clear();
      };
      // With a settled promise the form would be submitted from within its own submit event, which browsers
      // ignore.
      if (current?.unsaved() || current?.isSending()) return current.flush().then(clearCopy);
      clearCopy();
      return undefined;
    },
    settled: () => (saver.current?.isSending() ? saver.current.flush() : undefined),
  };
}

const nothingPreserved: ReturnType<typeof preservedFields> = {
  put: () => undefined,
  clear: () => undefined,
  get: () => undefined,
};

async function sendDraft(
  draftId: RefObject<string | undefined>,
  kind: Kind,
  fields: FormFields,
  keepalive: boolean,
): Promise<void> {
  const staying = { keepalive, staysHere: true } as const;
  try {
    draftId.current ??= (
      await api<typeof openDraft>('post', '/drafts', { body: { kind, fresh: true }, ...staying })
    ).id;
    const path = `/drafts/${draftId.current}/fields` as const;
    const saved = await api<typeof fillDraft>('put', path, { body: { fields }, ...staying });
    // A draft published by another window must not be changed.
    if (saved.publishedListingId !== undefined) throw new DraftEnded('published');
  } catch (problem) {
    const status = problem instanceof CallFailed ? problem.status : undefined;
    if (status === 401) throw new SessionEnded('Nobody is signed in');
    if (status === 404) throw new DraftEnded('gone');
    throw problem;
  }
}
