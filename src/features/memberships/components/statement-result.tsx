import { counted } from '../../../contract/czech.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { formatDate } from '../../listings/components/format-time.ts';
import type { ImportedStatement } from '../contract-shapes.ts';
import { formatHalere, outcomeLabels } from './order-labels.ts';

/** What an imported statement has brought, payment by payment. */
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
