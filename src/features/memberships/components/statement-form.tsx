import { useNavigation } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import type { FieldErrorMessages } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import styles from './memberships.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { counted } from '../../../contract/czech.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { formatDate } from '../../listings/components/format-time.ts';
import type { ImportedStatement } from '../contract-shapes.ts';
import { formatHalere, outcomeLabels } from './order-labels.ts';

/** Form for uploading a bank statement. */
export function StatementForm({ errors }: { errors: FieldErrorMessages | undefined }) {
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

/** The result of an import, payment by payment. */
export function StatementResult({ imported }: { imported: ImportedStatement }) {
  const { payments, known, leftOut } = imported;
  const settled = payments.every(({ outcome }) => outcome === 'paid');
  return (
    <Alert
      severity={settled ? 'success' : 'warn'}
      title={`Výpis je načtený: ${counted(payments.length, ['nová platba', 'nové platby', 'nových plateb'])}`}
      scrollHere
    >
      <ul>
        {payments.map((payment, index) => (
          <li key={index}>
            {formatDate(payment.bookedOn)}, {formatHalere(payment.amountHalere)}, VS{' '}
            {payment.variableSymbol ?? 'chybí'}
            {payment.payerName && `, ${payment.payerName}`}: {outcomeLabels[payment.outcome]}
          </li>
        ))}
      </ul>
      <p>
        Už známých plateb: {known}. Ostatních pohybů: {leftOut}.
      </p>
    </Alert>
  );
}
