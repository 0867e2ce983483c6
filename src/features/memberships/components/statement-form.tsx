import { useNavigation } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import type { FieldSentences } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import styles from './memberships.module.css';
import layout from '../../../ui/layout/layout.module.css';

/** Sending a bank statement. */
export function StatementForm({ errors }: { errors: FieldSentences | undefined }) {
  const busy = useNavigation().formData?.has('statement') ?? false;
  return (
    <SentForm
      errors={errors}
      encType="multipart/form-data"
      className={layout.panel}
      aria-label="Spárovat platby"
    >
      <h2>Spárovat platby z výpisu</h2>
      <Field
        label="Výpis z banky"
        hint="Fio (CSV nebo JSON), ABO (GPC) nebo CAMT.053 (XML), nejvýš 900 kB"
        error={errors?.['statement']}
      >
        {(wiring) => (
          <Input
            {...wiring}
            type="file"
            className={styles.file}
            name="statement"
            accept=".csv,.json,.gpc,.abo,.xml,.txt"
          />
        )}
      </Field>
      <Button variant="secondary" busy={busy}>
        Načíst výpis
      </Button>
    </SentForm>
  );
}
