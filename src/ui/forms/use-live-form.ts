import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { SummaryError } from './error-summary.tsx';
import { type FieldSentences, type FormCheck, readFormFields } from './form-fields.ts';
import { afterPress, fieldEvents, focusFirst, isInside, isLeftForButton, nameOf } from './live-form-dom.ts';

const none: FieldSentences = {};
const noLabels = {};
const nothingFailed = { attempt: 0, wrong: [] };

type LiveForm = {
  /** Spread on the form. Its fields are uncontrolled and have the field's name as their id. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** What to show beside the fields now. */
  errors: FieldSentences;
  /** For `ErrorSummary`: empty until an attempt to send failed, here or on the server. */
  summary: SummaryError[];
  /** Counts failed attempts to send. */
  attempt: number;
};

/**
 * Checks a form while it is filled in: a field on blur and on change, on each input once it has been visited, and
 * when code sets its value and says so by a bubbling `change` event. Sentences wait for the end of a
 * click, so that they push nothing away from under it. Sending is stopped while something is wrong;
 * the first wrong field then gets focus. A button with `formNoValidate` sends anyway.
 *
 * `load` brings the check on first use, so that no page pays for a validator before somebody types; keep its
 * identity stable. `serverErrors` are what the server said of the last attempt. Without JavaScript the form just
 * posts, and the server's sentences are all there is.
 */
export function useLiveForm({
  load,
  serverErrors = none,
  labels = noLabels,
}: {
  load: () => Promise<FormCheck>;
  serverErrors?: FieldSentences | undefined;
  /** Names of the fields in their order, by which the summary calls them: „Název: Toto pole je povinné“. */
  labels?: Readonly<Record<string, string>>;
}): LiveForm {
  const ref = useRef<HTMLFormElement>(null);
  const check = useRef<FormCheck>(undefined);
  const [visited, setVisited] = useState<ReadonlySet<string> | 'all'>(new Set<string>());
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set<string>());
  const [answered, setAnswered] = useState(none);
  const [checked, setChecked] = useState<FieldSentences>(none);
  const [{ attempt, wrong }, setFailed] = useState<{ attempt: number; wrong: string[] }>(nothingFailed);

  const fail = useCallback((errors: FieldSentences) => {
    setFailed((before) => ({ attempt: before.attempt + 1, wrong: Object.keys(errors) }));
  }, []);

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const loading = { current: true };
    const press = afterPress();
    const look = () => check.current && setChecked(check.current(readFormFields(new FormData(form))));
    const bring = () =>
      load().then(
        (loaded) => {
          if (!loading.current) return;
          check.current = loaded;
          look();
        },
        // Without a connection the next event asks again, and the server checks in any case.
        () => undefined,
      );
    const listen = (event: Event) => {
      const name = nameOf(event.target);
      if (name === undefined || !isInside(form, event.target) || isLeftForButton(event)) return;
      const changes = event.type === 'input' || event.type === 'change';
      press.run(() => {
        if (changes) setChanged((names) => adding(names, name));
        if (event.type === 'focusout' || event.type === 'change') setVisited((names) => adding(names, name));
        if (check.current) look();
        else void bring();
      });
    };
    // A new check, say of another category, looks over what has been filled in already.
    if (check.current) void bring();
    // After React, which listens on the document: rendered again before that, a field whose value React holds would
    // lose the character just typed.
    for (const type of fieldEvents) window.addEventListener(type, listen);
    return () => {
      loading.current = false;
      press.stop();
      for (const type of fieldEvents) window.removeEventListener(type, listen);
    };
  }, [load]);

  if (answered !== serverErrors) {
    setAnswered(serverErrors);
    setChanged(new Set());
    if (Object.keys(serverErrors).length > 0) fail(serverErrors);
  }

  // Runs after the effects of the summary below, so the field has the last word on focus.
  useEffect(() => {
    if (attempt > 0) focusFirst(ref.current, wrong);
  }, [attempt, wrong]);

  const onSubmit = useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      const submitter = 'submitter' in event.nativeEvent ? event.nativeEvent.submitter : undefined;
      if (submitter instanceof HTMLButtonElement && submitter.formNoValidate) return;
      if (event.defaultPrevented || !check.current) return;
      const found = check.current(readFormFields(new FormData(event.currentTarget)));
      setVisited('all');
      setChecked(found);
      if (Object.keys(found).length === 0) return;
      event.preventDefault();
      fail(found);
    },
    [fail],
  );

  const errors = shownErrors({ checked, visited, server: serverErrors, changed });
  const failed = attempt > 0 || serverErrors !== none;
  return {
    formProps: { ref, noValidate: true, onSubmit },
    errors,
    summary: failed ? summaryOf(errors, labels) : [],
    attempt,
  };
}

function adding<Names extends ReadonlySet<string> | 'all'>(names: Names, name: string): Names | Set<string> {
  return names === 'all' || names.has(name) ? names : new Set<string>(names).add(name);
}

/**
 * The sentences a live form shows: its own about every field that has been visited, and the server's about
 * every field that has not been changed since the server said them.
 */
export function shownErrors({
  checked,
  visited,
  server,
  changed,
}: {
  checked: FieldSentences;
  /** `all` after an attempt to send. */
  visited: ReadonlySet<string> | 'all';
  server: FieldSentences;
  changed: ReadonlySet<string>;
}): FieldSentences {
  const own = Object.entries(checked).filter(([name]) => visited === 'all' || visited.has(name));
  const said = Object.entries(server).filter(([name]) => !changed.has(name));
  return Object.fromEntries([...said, ...own]);
}

/**
 * Sentences for a summary, in the order of the labels and with them; what has no label comes last and alone. The only
 * field of a form says its sentences itself: just below a summary they would be read twice.
 */
export function summaryOf(errors: FieldSentences, labels: Readonly<Record<string, string>>): SummaryError[] {
  const order = Object.keys(labels);
  const rank = (name: string) => (name in labels ? order.indexOf(name) : order.length);
  return Object.keys(errors)
    .filter((name) => order.length > 1 || name !== order[0])
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap((fieldId) =>
      (errors[fieldId] ?? []).map((sentence) => ({
        fieldId,
        message: labels[fieldId] === undefined ? sentence : `${labels[fieldId]}: ${sentence}`,
      })),
    );
}
