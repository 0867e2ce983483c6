import { Form, useNavigation } from 'react-router';
import { crowns } from '../../../contract/czech.ts';
import { receiptUrl } from '../../../contract/urls.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/cards/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { formatDate } from '../../listings/components/format-time.ts';
import type { MembershipOrder } from '../contract-shapes.ts';
import styles from './memberships.module.css';
import { formatMoney, stateOf } from './order-labels.ts';

/** The last refused withdrawal: its order, the account that was entered and the errors. */
export type RefusedWithdrawal = { id: string; account: string; error: readonly string[] };

/** Orders, newest first; those still within the withdrawal period have a form for it. */
export function OrderList({
  orders,
  refused,
}: {
  orders: readonly MembershipOrder[];
  refused: RefusedWithdrawal | undefined;
}) {
  return (
    <section className={classNames(layout.stack, styles.section)} aria-label="Objednávky">
      <h2>Objednávky</h2>
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={order.id} className={layout.panel}>
            <div className={classNames(layout.row, layout.rowBetween)}>
              <b>
                {order.levelName}, {crowns(order.priceCzk)}
              </b>
              <Badge tone={stateOf(order).tone}>{stateOf(order).label}</Badge>
            </div>
            <p className={classNames(text.small, text.secondary)}>
              Objednáno {formatDate(order.createdAt)}, variabilní symbol {order.variableSymbol}
              {order.paidAt && `, zaplaceno ${formatDate(order.paidAt)}`}
            </p>
            {order.paidAt && (
              <p>
                <PageLink to={receiptUrl(order.id)}>Potvrzení o zaplacení</PageLink>
              </p>
            )}
            {order.surplusHalere > 0 && (
              <p>
                Přišlo nám {formatMoney(order.surplusHalere)} navíc. Vrátíme je na účet, ze kterého přišly.
              </p>
            )}
            {order.returnedHalere > 0 && (
              <p>Vrátili jsme {formatMoney(order.returnedHalere)}, které přišly navíc.</p>
            )}
            {order.withdrawUntil && (
              <Withdrawal
                order={order}
                until={order.withdrawUntil}
                refused={refused?.id === order.id ? refused : undefined}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Withdrawal({
  order,
  until,
  refused,
}: {
  order: MembershipOrder;
  until: string;
  refused: RefusedWithdrawal | undefined;
}) {
  const sent = useNavigation().formData;
  const busy = sent?.get('intent') === 'withdraw' && sent.get('id') === order.id;
  return (
    <details className={styles.details} open={refused !== undefined}>
      <summary>Odstoupit od členství</summary>
      <Form method="post" noValidate className={layout.stack} aria-label="Odstoupení">
        <input type="hidden" name="id" value={order.id} />
        <p>
          Jde to do {formatDate(until)}. Členství skončí hned a vrátíme celých {crowns(order.priceCzk)}.
        </p>
        <Field
          label="Účet, na který peníze vrátíme"
          hint="Třeba 19-2000145399/0800 nebo IBAN"
          error={refused?.error}
        >
          {(wiring) => (
            <Input {...wiring} name="refundAccount" defaultValue={refused?.account} autoComplete="off" />
          )}
        </Field>
        <Button name="intent" value="withdraw" variant="danger" size="tap" busy={busy}>
          Odstoupit a vrátit peníze
        </Button>
      </Form>
    </details>
  );
}
