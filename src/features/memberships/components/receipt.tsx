import { counted, crowns, formatParty } from '../../../contract/czech.ts';
import { AttributeTable } from '../../../ui/cards/attribute-table.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { formatDate } from '../../listings/components/format-time.ts';
import type { MembershipReceipt } from '../contract-shapes.ts';

/** A printable receipt: what was paid, when, for what, by whom and to whom. */
export function Receipt({ receipt }: { receipt: MembershipReceipt }) {
  const { levelName, days, period, priceCzk, paidAt, variableSymbol, buyer, seller } = receipt;
  const rows = [
    { name: 'Za co', value: `Členství ${levelName} na ${counted(days, ['den', 'dny', 'dní'])}` },
    ...(period
      ? [{ name: 'Platí', value: `${formatDate(period.from)} až ${formatDate(period.until)}` }]
      : []),
    { name: 'Zaplaceno', value: crowns(priceCzk) },
    { name: 'Dne', value: formatDate(paidAt) },
    { name: 'Variabilní symbol', value: variableSymbol },
    {
      name: 'Plátce',
      value: [formatParty({ ...buyer, id: buyer.companyId }), buyer.email].filter(Boolean).join(', '),
    },
    { name: 'Příjemce', value: formatParty(seller) },
    ...(seller.account ? [{ name: 'Účet příjemce', value: seller.account }] : []),
  ];
  return (
    <article className={layout.stack}>
      <h1>Potvrzení o zaplacení</h1>
      <AttributeTable label="Platba" rows={rows} />
      {receipt.withdrawn && (
        <p>
          Od členství plátce odstoupil.{' '}
          {receipt.refundedAt
            ? `Celou cenu jsme vrátili ${formatDate(receipt.refundedAt)}.`
            : 'Celou cenu vrátíme.'}
        </p>
      )}
    </article>
  );
}
