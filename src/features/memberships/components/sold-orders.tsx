import { useNavigation } from 'react-router';
import { crowns } from '../../../contract/czech.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/cards/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/forms/field.tsx';
import type { FieldErrorMessages } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { formatDate } from '../../listings/components/format-time.ts';
import type { SoldOrder } from '../contract-shapes.ts';
import styles from './memberships.module.css';
import { formatHalere, orderOutcomes, stateOf } from './order-labels.ts';

type Refused = { id: string; reason: string; fields: FieldErrorMessages };

/** Orders for admins, each with its possible actions, which require a reason. */
export function SoldOrders({
  orders,
  refused,
}: {
  orders: readonly SoldOrder[];
  refused: Refused | undefined;
}) {
  return (
    <ul className={styles.orders} aria-label="Objednávky">
      {orders.map((order) => (
        <li key={order.id} className={classNames(layout.panel, layout.stackSmall)}>
          <div className={classNames(layout.row, layout.rowBetween)}>
            <b>
              {order.variableSymbol}, {order.levelName}, {crowns(order.priceCzk)}
            </b>
            <Badge tone={stateOf(order).tone}>{stateOf(order).label}</Badge>
          </div>
          <p className={classNames(text.small, text.secondary)}>
            {order.buyerEmail}, objednáno {formatDate(order.createdAt)}
            {order.paidAt && `, zaplaceno ${formatDate(order.paidAt)}`}
            {order.refundAccount && `, vrátit na ${order.refundAccount}`}
          </p>
          {order.payments.map((payment, index) => (
            <p key={index} className={text.small}>
              Platba {formatDate(payment.bookedOn)}: {formatHalere(payment.amountHalere)}
              {payment.payerAccount && ` z účtu ${payment.payerAccount}`}. {orderOutcomes[payment.outcome]}
            </p>
          ))}
          {order.surplusHalere > 0 && (
            <p className={text.small}>
              <b>Navíc {formatHalere(order.surplusHalere)}.</b> Vrať je na účet, ze kterého přišly, pokud si
              kupující neřekl o jiný.
            </p>
          )}
          {order.returnedHalere > 0 && (
            <p className={text.small}>Vráceno, co přišlo navíc: {formatHalere(order.returnedHalere)}.</p>
          )}
          <Changes order={order} refused={refused?.id === order.id ? refused : undefined} />
        </li>
      ))}
    </ul>
  );
}

function Changes({ order, refused }: { order: SoldOrder; refused: Refused | undefined }) {
  const sent = useNavigation().formData;
  const busy = (change: string) => sent?.get('id') === order.id && sent.get('change') === change;
  const confirmable = order.state !== 'paid' && !order.paidAt;
  const refundable = (order.withdrawn && !order.refundedAt) || order.surplusHalere > 0;
  const takenBack = order.state === 'paid' && order.payments.some(({ outcome }) => outcome === 'reversed');
  const cancellable = order.state === 'awaiting-payment' || takenBack;
  if (!confirmable && !refundable && !cancellable) return undefined;
  return (
    <details className={styles.details} open={refused !== undefined}>
      <summary>
        Vyřídit<span className={text.hidden}> {order.variableSymbol}</span>
      </summary>
      <SentForm errors={refused?.fields} aria-label={`Vyřídit ${order.variableSymbol}`}>
        <input type="hidden" name="id" value={order.id} />
        <Field
          label="Důvod"
          hint="Aspoň tři znaky. Zapíše se do deníku, při zrušení ho uvidí i kupující."
          error={refused?.fields['reason']}
        >
          {(wiring) => <Input {...wiring} name="reason" maxLength={300} defaultValue={refused?.reason} />}
        </Field>
        <div className={layout.row}>
          {confirmable && (
            <Button name="change" value="confirm" size="tap" busy={busy('confirm')}>
              Potvrdit platbu
            </Button>
          )}
          {cancellable && (
            <Button name="change" value="cancel" variant="danger" size="tap" busy={busy('cancel')}>
              Zrušit objednávku
            </Button>
          )}
          {refundable && (
            <Button name="change" value="refund" size="tap" busy={busy('refund')}>
              Peníze jsou poslané
            </Button>
          )}
        </div>
      </SentForm>
    </details>
  );
}
