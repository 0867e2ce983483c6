import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { SummaryError } from './error-summary.tsx';
import { type FieldErrorMessages, type FormCheck, readFormFields } from './form-fields.ts';
import {
  deferWhilePressed,
  fieldEvents,
  focusFirst,
  isInside,
  isLeftForButton,
  nameOf,
} from './live-form-dom.ts';

const none: FieldErrorMessages = {};
const noLabels = {};
const nothingFailed = { attempt: 0, wrong: [] };

type LiveForm = {
  /** Spread on the form. Its fields are uncontrolled and have the field's name as their id. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** The errors to show beside the fields. */
  errors: FieldErrorMessages;
  /** For `ErrorSummary`: empty until a submission has failed, in the browser or on the server. */
  summary: SummaryError[];
  /** Number of failed submissions. */
  attempt: number;
};

/**
 * Validates a form while it is filled in: a field on blur and on change, on each input once it has been visited, and
 * when code sets its value and dispatches a bubbling `change` event. Errors wait for the end of a click, so that they
 * do not move its target. Submission is blocked while there are errors; the first wrong field then gets focus. A button
 * with `formNoValidate` submits anyway.
 *
 * `load` imports the validator on first use, so that no page loads it before somebody types; it must be a stable
 * reference. `serverErrors` are the server's errors of the last submission. Without JavaScript the form is simply
 * posted, and only the server validates it.
 */
export function useLiveForm({
  load,
  serverErrors = none,
  labels = noLabels,
}: {
  load: () => Promise<FormCheck>;
  serverErrors?: FieldErrorMessages | undefined;
  /** Labels of the fields in order, used in the summary: „Název: Toto pole je povinné“. */
  labels?: Readonly<Record<string, string>>;
}): LiveForm {
  const ref = useRef<HTMLFormElement>(null);
  const check = useRef<FormCheck>(undefined);
  const [visited, setVisited] = useState<ReadonlySet<string> | 'all'>(new Set<string>());
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set<string>());
  const [answered, setAnswered] = useState(none);
  const [checked, setChecked] = useState<FieldErrorMessages>(none);
  const [{ attempt, wrong }, setFailed] = useState<{ attempt: number; wrong: string[] }>(nothingFailed);

  const fail = useCallback((errors: FieldErrorMessages) => {
    setFailed((before) => ({ attempt: before.attempt + 1, wrong: Object.keys(errors) }));
  }, []);

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const loading = { current: true };
    const press = deferWhilePressed();
    const look = () => check.current && setChecked(check.current(readFormFields(new FormData(form))));
    const bring = () =>
      load().then(
        (loaded) => {
          if (!loading.current) return;
          check.current = loaded;
          look();
        },
        // On a network failure the next event retries, and the server validates in any case.
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
    // A new validator, as of another category, checks what has been filled in already.
    if (check.current) void bring();
    // On window, so that it runs after React's listener on the document: rendering again before that would make a
    // controlled field lose the character just typed.
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

  // Runs after the effects of the summary below, so that focus ends up on the field.
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
 * The errors that a live form shows: its own for every visited field, and the server's for every field not changed
 * since the response.
 */
export function shownErrors({
  checked,
  visited,
  server,
  changed,
}: {
  checked: FieldErrorMessages;
  /** `all` after a submission attempt. */
  visited: ReadonlySet<string> | 'all';
  server: FieldErrorMessages;
  changed: ReadonlySet<string>;
}): FieldErrorMessages {
  const own = Object.entries(checked).filter(([name]) => visited === 'all' || visited.has(name));
  const said = Object.entries(server).filter(([name]) => !changed.has(name));
  return Object.fromEntries([...said, ...own]);
}

/**
 * Errors for a summary, prefixed by their labels and in the order of these; errors without a label are last. The only
 * field of a form is left out: its error is shown right below the summary and would be read twice.
 */
export function summaryOf(
  errors: FieldErrorMessages,
  labels: Readonly<Record<string, string>>,
): SummaryError[] {
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
