import { counted } from '../../../contract/czech.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { dateWords } from '../../listings/components/time-words.ts';
import type { ImportedStatement } from '../shapes.ts';
import { halereWords, outcomeWords } from './order-words.ts';

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
            {dateWords(payment.bookedOn)}, {halereWords(payment.amountHalere)}, VS{' '}
            {payment.variableSymbol ?? 'chybí'}
            {payment.payerName && `, ${payment.payerName}`}: {outcomeWords[payment.outcome]}
          </li>
        ))}
      </ul>
      <p>
        Už známých plateb: {known}. Ostatních pohybů: {leftOut}.
      </p>
    </Alert>
  );
}
