import { type RefObject, useEffect, useRef, useState } from 'react';
import { CallFailed } from '../../../../contract/failures.ts';
import { calls } from '../../../../ui/calls/calls.ts';
import { fillForm } from '../../../../ui/forms/fill-form.ts';
import { type FormFields, readFormFields } from '../../../../ui/forms/form-fields.ts';
import { isInside } from '../../../../ui/forms/live-form-dom.ts';
import {
  DraftEnded,
  type DraftSaver,
  type SavingState,
  SessionEnded,
  createDraftSaver,
} from './draft-saver.ts';
import { keptFields } from './kept-fields.ts';

export type DraftSaving = {
  state: SavingState;
  /** Sends at once. */
  retry: () => void;
  /** Resolves once no save is on its way, so that a submitted form is not overtaken by an older one. */
  settled: () => Promise<void> | undefined;
};

/** Keeps what is typed in the form as a draft at `url`, while it is typed and when the page is left; without one, nothing. */
export function useDraftSaving(
  form: RefObject<HTMLFormElement | null>,
  url: string | undefined,
): DraftSaving {
  const saver = useRef<DraftSaver>(undefined);
  const [state, setState] = useState<SavingState>('rest');
  useEffect(() => {
    const element = form.current;
    if (!element || !url) return;
    const kept = keptFields(url);
    const made = createDraftSaver({ send: (fields) => sendDraft(url, fields), kept, onState: setState });
    saver.current = made;
    const isOurs = ({ target }: Event) => isInside(element, target);
    const changed = (event: Event) => isOurs(event) && made.changed(readFormFields(new FormData(element)));
    const flush = () => void (made.unsaved() && made.flush());
    const left = (event: Event) => isOurs(event) && flush();
    const leave = () => {
      const unsaved = made.unsaved();
      if (unsaved) void sendDraft(url, unsaved, true).catch(() => undefined);
    };
    const hide = () => document.visibilityState === 'hidden' && leave();
    const listeners: [EventTarget, string, (event: Event) => void][] = [
      // On the window, after React, as the checks of a live form.
      [window, 'input', changed],
      [window, 'change', changed],
      [window, 'focusout', left],
      [window, 'online', flush],
      [window, 'pagehide', leave],
      [document, 'visibilitychange', hide],
    ];
    for (const [target, type, run] of listeners) target.addEventListener(type, run);
    const before = kept.get();
    if (before) {
      fillForm(element, before);
      made.changed(readFormFields(new FormData(element)));
    }
    return () => {
      for (const [target, type, run] of listeners) target.removeEventListener(type, run);
      flush();
      made.stop();
    };
  }, [form, url]);
  return {
    state,
    retry: () => void saver.current?.flush(),
    settled: () => (saver.current?.isSending() ? saver.current.flush() : undefined),
  };
}

async function sendDraft(url: string, fields: FormFields, leaving = false): Promise<void> {
  try {
    await calls.post(url, fields, { keepalive: leaving, staysHere: true });
  } catch (problem) {
    const status = problem instanceof CallFailed ? problem.status : undefined;
    if (status === 401) throw new SessionEnded('Nobody is signed in');
    if (status === 409) throw new DraftEnded('published');
    if (status === 404) throw new DraftEnded('gone');
    throw problem;
  }
}
