import type { PaymentRow } from './db-orders.ts';
import type { BankPayment } from './contract-shapes.ts';

export const paymentView = (row: PaymentRow): BankPayment => ({
  id: row.id,
  bookedOn: row.booked_on,
  amountHalere: row.amount_halere,
  variableSymbol: row.variable_symbol ?? undefined,
  payerAccount: row.payer_account ?? undefined,
  payerName: row.payer_name ?? undefined,
  message: row.message ?? undefined,
  outcome: row.outcome,
  orderId: row.order_id ?? undefined,
});
