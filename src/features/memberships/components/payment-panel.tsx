import Copy from 'lucide-react/icons/copy';
import { Form, useNavigation } from 'react-router';
import { crowns } from '../../../contract/czech.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { AttributeTable } from '../../../ui/cards/attribute-table.tsx';
import { Badge } from '../../../ui/cards/badge.tsx';
import { QrCode } from '../../../ui/cards/qr-code.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useToasts } from '../../../ui/feedback/toasts.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { Clock } from '../../../ui/icons/drawings.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { formatDate } from '../../listings/components/format-time.ts';
import type { MembershipOrder } from '../contract-shapes.ts';
import styles from './memberships.module.css';
import { formatMoney, stateOf } from './order-labels.ts';

/** How to pay the pending order: a QR code for the bank's app, and the same as text. */
export function PaymentPanel({ order }: { order: MembershipOrder }) {
  const { payment } = order;
  const busy = useNavigation().formData?.get('intent') === 'cancel';
  const { label, tone } = stateOf(order);
  const rows = payment && [
    {
      name: payment.receivedHalere > 0 ? 'Zbývá doplatit' : 'Částka',
      value: formatMoney(payment.amountHalere),
    },
    { name: 'Účet', value: payment.account },
    { name: 'IBAN', value: groupByFour(payment.iban) },
    { name: 'Variabilní symbol', value: payment.variableSymbol },
    { name: 'Zpráva', value: payment.message },
    { name: 'Zaplať do', value: formatDate(order.payUntil) },
  ];
  return (
    <section className={classNames(layout.panel, layout.stack)} aria-label="Platba">
      <div className={classNames(layout.row, layout.rowBetween)}>
        <h2>
          Objednávka {order.levelName} za {crowns(order.priceCzk)}
        </h2>
        <Badge tone={tone} icon={Clock}>
          {label}
        </Badge>
      </div>
      {payment && payment.receivedHalere > 0 && (
        <Alert severity="info" title={`Zatím přišlo ${formatMoney(payment.receivedHalere)}`}>
          Členství začne, až dorazí i zbytek. Kód a údaje níž jsou už jen na něj.
        </Alert>
      )}
      <div className={classNames(payment && styles.payment)}>
        {payment && (
          <figure className={styles.code}>
            <QrCode {...payment.qr} label={`QR Platba ${formatMoney(payment.amountHalere)}`} />
            <figcaption>QR Platba</figcaption>
          </figure>
        )}
        <div className={layout.stack}>
          {rows ? (
            <>
              <p>Naskenuj kód v aplikaci své banky, nebo údaje opiš:</p>
              <AttributeTable label="Platební údaje" rows={rows} />
              <p className={text.secondary}>
                Členství začne, jakmile platbu uvidíme na účtu. Napíšeme ti, většinou do dvou pracovních dnů.
              </p>
            </>
          ) : (
            <p>Účet pro platby teď není nastavený. Ozveme se ti, až bude.</p>
          )}
          <div className={layout.row}>
            {rows && <CopyPayment rows={rows} />}
            <Form method="post">
              <input type="hidden" name="id" value={order.id} />
              <Button name="intent" value="cancel" variant="tertiary" size="tap" busy={busy}>
                Zrušit objednávku
              </Button>
            </Form>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Groups an IBAN by four, as it is printed, so that it is legible and can wrap. */
const groupByFour = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Button that copies the payment details, one per line; not rendered without JavaScript. */
function CopyPayment({ rows }: { rows: readonly { name: string; value: string }[] }) {
  const { add } = useToasts();
  if (!useHydrated()) return undefined;

  async function copy() {
    try {
      await navigator.clipboard.writeText(rows.map(({ name, value }) => `${name}: ${value}`).join('\n'));
      add({ severity: 'success', summary: 'Platební údaje jsou zkopírované.' });
    } catch {
      add({ severity: 'warn', summary: 'Prohlížeč kopírovat nedovolil. Údaje opiš.' });
    }
  }

  return (
    <Button type="button" variant="secondary" size="tap" icon={Copy} onClick={() => void copy()}>
      Kopírovat údaje
    </Button>
  );
}
