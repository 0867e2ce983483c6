import type { RefObject } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { announceChange } from '../../../ui/forms/announce-change.ts';
import { useHydrated } from '../../../ui/hydrated.ts';
import { writeText } from './form-draft.ts';
import styles from './prepared-questions.module.css';
import { Plus } from '../../../ui/icons/drawings.tsx';

export type PreparedQuestionsProps = {
  questions: readonly string[];
  form: RefObject<HTMLFormElement | null>;
};

/** Questions that are nearly always asked; one tap writes the sentence into the message. */
export function PreparedQuestions({ questions, form }: PreparedQuestionsProps) {
  const alive = useHydrated();
  if (!alive || questions.length === 0) return null;

  function insert(question: string) {
    const message = form.current?.elements.namedItem('message');
    if (!(message instanceof HTMLTextAreaElement) || message.value.includes(question)) return;
    writeText(message, [message.value.trim(), question].filter((part) => part !== '').join('\n'));
    announceChange(message);
  }

  return (
    <details className={styles.questions}>
      <summary>Na co se lidé ptají</summary>
      <p>Klepnutím vložíš otázku do zprávy.</p>
      <div className={styles.list}>
        {questions.map((question) => (
          <Button
            key={question}
            type="button"
            variant="secondary"
            size="tap"
            icon={Plus}
            onClick={() => insert(question)}
          >
            {question}
          </Button>
        ))}
      </div>
    </details>
  );
}
