import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { announceChange } from '../../../ui/forms/announce-change.ts';
import { writeText } from '../../../ui/forms/form-draft.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';

/** Milliseconds without typing; before that the domain is unfinished. */
const pause = 800;

/** A question below an email field whose domain looks mistyped; it never blocks sending. */
export function EmailSuggestion({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const [meant, setMeant] = useState<string>();
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () =>
      import('./sign-in-checks.ts').then(
        ({ suggestEmail }) => setMeant(suggestEmail(input.value)),
        // On a network failure there is no question; the next step asks as well.
        () => undefined,
      );
    const ask = () => {
      setMeant(undefined);
      clearTimeout(timer);
      timer = setTimeout(() => void look(), pause);
    };
    if (input.value !== '') void look();
    input.addEventListener('input', ask);
    return () => {
      clearTimeout(timer);
      input.removeEventListener('input', ask);
    };
  }, [field]);

  function answer(email: string | undefined) {
    const input = field.current;
    setMeant(undefined);
    if (!input) return;
    if (email !== undefined) writeText(input, email);
    announceChange(input);
    input.focus();
  }

  return (
    <div aria-live="polite">
      {meant !== undefined && (
        <div className={layout.row}>
          <span className={classNames(text.small, text.plain)}>Nemyslíš {meant}?</span>
          <Button type="button" variant="secondary" size="tap" onClick={() => answer(meant)}>
            Opravit
          </Button>
          <Button type="button" variant="tertiary" size="tap" onClick={() => answer(undefined)}>
            Je to dobře
          </Button>
        </div>
      )}
    </div>
  );
}
