import { Form, useNavigation } from 'react-router';
import { crowns } from '../../../contract/czech.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { AttributeTable } from '../../../ui/cards/attribute-table.tsx';
import { QrCode } from '../../../ui/cards/qr-code.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { dateWords } from '../../listings/components/time-words.ts';
import type { MembershipOrder } from '../shapes.ts';
import styles from './memberships.module.css';

/** How to pay the order that waits: a code for the bank's application, and the same to type. */
export function PaymentPanel({ order }: { order: MembershipOrder }) {
  const { payment } = order;
  const busy = useNavigation().formData?.get('intent') === 'cancel';
  return (
    <section className={classNames(layout.panel, layout.stack)} aria-label="Platba">
      <h2>Zaplať {order.levelName}</h2>
      {payment ? (
        <div className={styles.payment}>
          <QrCode {...payment.qr} label={`QR Platba ${crowns(payment.amountCzk)}`} />
          <div className={layout.stack}>
            <p>Naskenuj kód v aplikaci své banky, nebo údaje opiš:</p>
            <AttributeTable
              label="Platební údaje"
              rows={[
                { name: 'Částka', value: crowns(payment.amountCzk) },
                { name: 'Účet', value: payment.account },
                { name: 'IBAN', value: payment.iban },
                { name: 'Variabilní symbol', value: payment.variableSymbol },
                { name: 'Zpráva', value: payment.message },
                { name: 'Zaplať do', value: dateWords(order.payUntil) },
              ]}
            />
            <p className={text.secondary}>
              Členství začne, jakmile platbu uvidíme na účtu. Napíšeme ti, většinou do dvou pracovních dnů.
            </p>
          </div>
        </div>
      ) : (
        <p>Účet pro platby teď není nastavený. Ozveme se ti, až bude.</p>
      )}
      <Form method="post">
        <input type="hidden" name="id" value={order.id} />
        <Button name="intent" value="cancel" variant="secondary" size="tap" busy={busy}>
          Zrušit objednávku
        </Button>
      </Form>
    </section>
  );
}
