import { type ListExport, wholeList } from '../list-export.ts';
import { outcomeLabels, stateOf } from './components/order-labels.ts';
import { orderStates } from './contract.ts';
import { lastPayments, searchOrders } from './db-orders.ts';

const states = [...orderStates, 'to-refund'] as const;

/** Orders of memberships, newest first. */
export const ordersExport: ListExport = {
  name: 'orders',
  audience: 'admin',
  columns: [
    'Variabilní symbol',
    'Úroveň',
    'Cena v Kč',
    'Dnů',
    'Stav',
    'Kupující',
    'Objednáno',
    'Zaplatit do',
    'Zaplaceno',
    'Zavřeno',
    'Odstoupení',
    'Vráceno',
  ],
  async *rows({ db }, _, { q, state }) {
    const known = states.find((each) => each === state);
    for (const order of await searchOrders(db, { state: known, words: q, atMost: wholeList }))
      yield [
        order.variable_symbol,
        order.level_name,
        order.price_czk,
        order.days,
        stateOf({
          state: order.state,
          withdrawn: order.refund_account !== null,
          refundedAt: order.refunded_at?.toISOString(),
        }).label,
        order.buyer_email,
        order.created_at,
        order.pay_until,
        order.paid_at,
        order.closed_at,
        order.refund_account !== null,
        order.refunded_at,
      ];
  },
};

/** Bank payments without an order, newest first. */
export const paymentsExport: ListExport = {
  name: 'payments',
  audience: 'admin',
  columns: ['Zaúčtováno', 'Částka v Kč', 'Variabilní symbol', 'Účet', 'Jméno', 'Zpráva', 'Co s ní'],
  async *rows({ db }) {
    for (const payment of await lastPayments(db, { unmatched: true, atMost: wholeList }))
      yield [
        payment.booked_on,
        payment.amount_halere / 100,
        payment.variable_symbol,
        payment.payer_account,
        payment.payer_name,
        payment.message,
        outcomeLabels[payment.outcome],
      ];
  },
};
