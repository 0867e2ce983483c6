import { Form, useNavigation } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import layout from '../../../ui/layout/layout.module.css';

/** Sending a bank statement. */
export function StatementForm() {
  const busy = useNavigation().formData?.has('statement') ?? false;
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className={classNames(layout.panel, layout.stack)}
      aria-label="Spárovat platby"
    >
      <h2>Spárovat platby z výpisu</h2>
      <Field label="Výpis z banky" hint="Fio (CSV nebo JSON), ABO (GPC) nebo CAMT.053 (XML), nejvýš 900 kB">
        {(wiring) => (
          <Input {...wiring} type="file" name="statement" accept=".csv,.json,.gpc,.abo,.xml,.txt" />
        )}
      </Field>
      <Button variant="secondary" busy={busy}>
        Načíst výpis
      </Button>
    </Form>
  );
}
