import { useNavigation } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/forms/field.tsx';
import type { FieldErrorMessages, FormFields } from '../../../ui/forms/form-fields.ts';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { formatDate } from '../../listings/components/format-time.ts';
import type { BankPayment } from '../contract-shapes.ts';
import styles from './memberships.module.css';
import { formatHalere } from './order-labels.ts';

type Refused = { values: FormFields; fields: FieldErrorMessages };

/** Bank payments without an order, each with the two ways to settle it. */
export function UnmatchedPayments({
  payments,
  refused,
}: {
  payments: readonly BankPayment[];
  refused: Refused | undefined;
}) {
  return (
    <ul className={styles.orders} aria-label="Nepřiřazené platby">
      {payments.map((payment) => (
        <li key={payment.id} className={classNames(layout.panel, layout.stackSmall)}>
          <b>
            {formatHalere(payment.amountHalere)}, {formatDate(payment.bookedOn)}
          </b>
          <p className={classNames(text.small, text.secondary)}>
            Variabilní symbol {payment.variableSymbol ?? 'chybí'}
            {payment.payerAccount && `, z účtu ${payment.payerAccount}`}
            {payment.payerName && `, ${payment.payerName}`}
          </p>
          {payment.message && <p className={text.small}>Zpráva: {payment.message}</p>}
          <Settling
            payment={payment}
            refused={
              refused && fieldText(refused.values, 'payment') === String(payment.id) ? refused : undefined
            }
          />
        </li>
      ))}
    </ul>
  );
}

function Settling({ payment, refused }: { payment: BankPayment; refused: Refused | undefined }) {
  const sent = useNavigation().formData;
  const busy = (change: string) =>
    sent?.get('payment') === String(payment.id) && sent.get('change') === change;
  const { fields, values = {} } = refused ?? {};
  return (
    <details className={styles.details} open={refused !== undefined}>
      <summary>
        Vyřídit<span className={text.hidden}> platbu {formatHalere(payment.amountHalere)}</span>
      </summary>
      <SentForm errors={fields} aria-label={`Vyřídit platbu ${formatHalere(payment.amountHalere)}`}>
        <input type="hidden" name="payment" value={payment.id} />
        <Field label="Důvod" hint="Aspoň tři znaky. Zapíše se do deníku správy." error={fields?.['reason']}>
          {(wiring) => (
            <Input {...wiring} name="reason" maxLength={300} defaultValue={fieldText(values, 'reason')} />
          )}
        </Field>
        <Field
          label="Variabilní symbol objednávky"
          optional
          note="jen k přiřazení"
          error={fields?.['variableSymbol']}
        >
          {(wiring) => (
            <Input
              {...wiring}
              name="variableSymbol"
              inputMode="numeric"
              maxLength={10}
              autoComplete="off"
              defaultValue={fieldText(values, 'variableSymbol')}
            />
          )}
        </Field>
        <div className={layout.row}>
          <Button name="change" value="match" size="tap" busy={busy('match')}>
            Přiřadit k objednávce
          </Button>
          <Button name="change" value="settle" variant="secondary" size="tap" busy={busy('settle')}>
            Vráceno, nebo nepatří nám
          </Button>
        </div>
      </SentForm>
    </details>
  );
}
