import { Button } from '../../ui/actions/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import layout from '../../ui/layout/layout.module.css';
import { useShell } from '../shell.ts';

/** Offers to resubmit a form that was sent without JavaScript after the session had expired. */
export function Resubmit() {
  const storedForm = useShell()?.submittedForm;
  if (!storedForm) return null;
  return (
    <div className={classNames(layout.wrap, layout.pageHead)}>
      <Alert
        severity="warn"
        title="Tvůj formulář se neodeslal"
        actions={
          <form method="post" action={storedForm.address}>
            {storedForm.fields.map(([name, value], index) => (
              // Names may repeat, and the list never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <input key={index} type="hidden" name={name} value={value} />
            ))}
            <Button variant="secondary" size="tap">
              {storedForm.photos ? 'Vrátit do formuláře' : 'Odeslat znovu'}
            </Button>
          </form>
        }
      >
        Přihlášení mezitím skončilo. Co v něm bylo, jsme ti schovali
        {storedForm.photos ? ', jen fotky pak vyber znovu.' : '.'}
      </Alert>
    </div>
  );
}
