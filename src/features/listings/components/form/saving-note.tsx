import { Button } from '../../../../ui/actions/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import text from '../../../../ui/layout/text.module.css';
import { classNames } from '../../../../ui/class-names.ts';
import type { DraftSaving } from './use-draft-saving.ts';

const words = {
  rest: 'Rozepsané ukládáme do konceptu.',
  waiting: 'Rozepsané ukládáme do konceptu.',
  saving: 'Ukládám do konceptu…',
  saved: 'Uloženo do konceptu.',
} as const;

/** Whether what is typed is safe, in one quiet line, or loudly when the connection is gone. */
export function SavingNote({ saving: { state, retry } }: { saving: DraftSaving }) {
  if (state === 'lost') {
    return (
      <Alert
        severity="warn"
        title="Spojení vypadlo"
        actions={
          <Button type="button" variant="secondary" size="tap" onClick={retry}>
            Zkusit hned
          </Button>
        }
      >
        Rozepsané držíme v prohlížeči a uložíme, jakmile to půjde.
      </Alert>
    );
  }
  if (state === 'signed-out') {
    return (
      <Alert
        severity="warn"
        title="Přihlášení skončilo"
        actions={
          <Button type="button" variant="secondary" size="tap" onClick={() => window.location.reload()}>
            Přihlásit se znovu
          </Button>
        }
      >
        Rozepsané držíme v prohlížeči. Po přihlášení tady bude.
      </Alert>
    );
  }
  return (
    <p className={classNames(text.small, text.muted, text.right)} role="status">
      {words[state]}
    </p>
  );
}
