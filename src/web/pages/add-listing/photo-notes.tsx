import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';

/** Without JavaScript: refused photos with reasons, and a button that undoes a removal. */
export function PhotoNotes({ errors, removed }: { errors: readonly string[]; removed?: string | undefined }) {
  return (
    <>
      {errors.length > 0 && (
        <Alert severity="error" title={errors.length > 1 ? 'Některé fotky jsme nevzali' : undefined}>
          <ul>
            {errors.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Alert>
      )}
      {removed && (
        <Alert
          severity="secondary"
          title="Fotka je pryč"
          actions={
            <Button name="action" value={`restore:${removed}`} formNoValidate variant="secondary" size="tap">
              Vrátit
            </Button>
          }
        />
      )}
    </>
  );
}
