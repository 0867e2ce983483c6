import type { z } from 'zod';
import { crowns, formatParty } from '../../../contract/czech.ts';
import { downloadUrl, membershipUrl, receiptUrl, termsUrl } from '../../../contract/urls.ts';
import { emailLink, emailTemplate } from '../../../platform/mail/email-template.ts';
import { formatDate } from '../../listings/components/format-time.ts';
import { formatMoney } from '../components/order-labels.ts';
import { type paymentOrder, withdrawDays } from '../contract-shapes.ts';
import type { OrderRow } from '../db-orders.ts';
import { order, payment } from './specimens.ts';

/** The printable withdrawal form in `content/downloads`. */
const withdrawalForm = 'odstoupeni-od-clenstvi';

/** Formats a date in Prague: `4. května 2026`. */
export const czechDay = (time: Date): string => formatDate(time.toISOString());

/** How a surplus is refunded; the admin's list of orders describes the same. */
export const surplusReturn =
  'Peníze vrátíme na účet, ze kterého přišly. Chceš je jinam? Odpověz na tenhle e-mail číslem účtu.';

type Ordered<Column extends keyof OrderRow> = Pick<OrderRow, Column | 'level_name'>;
type Payment = Omit<z.output<typeof paymentOrder>, 'spayd' | 'qr'>;
type Payable = { order: Ordered<'days' | 'price_czk' | 'pay_until'>; payment: Payment };

/** What was ordered and how to pay it; the contract in durable form, as the law requires. */
export const orderEmail = emailTemplate<Payable>({
  name: 'membership-ordered',
  when: 'Někdo si objednal členství.',
  write: ({ order: { level_name, days, price_czk, pay_until }, payment: pay }, config) => ({
    subject: `Objednávka členství ${level_name}, variabilní symbol ${pay.variableSymbol}`,
    heading: 'Zbývá zaplatit',
    parts: [
      { text: `Máme tvoji objednávku členství ${level_name} na ${days} dní. Zaplať ji převodem:` },
      {
        rows: [
          ['Částka', crowns(price_czk)],
          ['Účet', pay.account],
          ['IBAN', pay.iban],
          ['Variabilní symbol', pay.variableSymbol],
          ['Zpráva', pay.message],
          ['Zaplať do', czechDay(pay_until)],
        ],
      },
      { action: 'Zobrazit QR kód platby', url: emailLink(config, membershipUrl) },
      {
        text: 'Členství začne, jakmile platbu uvidíme na účtu. Napíšeme ti, většinou do dvou pracovních dnů.',
      },
      {
        note:
          `Od členství můžeš do ${withdrawDays} dní od zaplacení odstoupit, bez udání důvodu, přímo na stránce členství. ` +
          'Vrátíme celou cenu. Cena je konečná, členství se samo neprodlužuje a nic se nestrhává.',
      },
      { link: 'Obchodní podmínky', url: emailLink(config, termsUrl) },
      { link: 'Formulář pro odstoupení (PDF)', url: `${config.appUrl}${downloadUrl(withdrawalForm)}` },
    ],
    replyTo: config.contactEmail,
  }),
  specimens: { běžný: { order, payment } },
});

type Paid = {
  order: Ordered<'id' | 'price_czk' | 'paid_at' | 'variable_symbol' | 'buyer_email'>;
  from: Date;
  until: Date;
};

/** The payment has arrived; states the paid period. */
export const paidEmail = emailTemplate<Paid>({
  name: 'membership-paid',
  when: 'Platba za členství dorazila.',
  write: (
    { order: { id, level_name, price_czk, paid_at, variable_symbol, buyer_email }, from, until },
    config,
  ) => ({
    subject: `Členství ${level_name} je zaplacené`,
    heading: 'Platba dorazila, díky',
    parts: [
      {
        rows: [
          ['Členství', level_name],
          ['Platí od', czechDay(from)],
          ['Platí do', czechDay(until)],
          ['Zaplaceno', crowns(price_czk)],
          ['Dne', czechDay(paid_at ?? from)],
          ['Variabilní symbol', variable_symbol],
          ['Plátce', buyer_email],
          ['Příjemce', formatParty(config.operator)],
        ],
      },
      { action: 'Potvrzení o zaplacení', url: emailLink(config, receiptUrl(id)) },
      {
        note: `Do ${withdrawDays} dní od zaplacení můžeš na stránce členství odstoupit, vrátíme celou cenu. Po skončení se členství samo neprodlouží.`,
      },
    ],
    replyTo: config.contactEmail,
  }),
  specimens: {
    běžný: { order, from: new Date('2026-11-27T09:00:00Z'), until: new Date('2026-12-27T09:00:00Z') },
  },
});

/** A partial payment has arrived; states the rest and how to pay it. */
export const partEmail = emailTemplate<{ order: Ordered<'pay_until'>; payment: Payment }>({
  name: 'membership-part-paid',
  when: 'Za členství přišla jen část ceny.',
  write: ({ order: { level_name, pay_until }, payment: pay }, config) => ({
    subject: `Členství ${level_name}: zbývá doplatit ${formatMoney(pay.amountHalere)}`,
    heading: 'Dorazila část platby',
    parts: [
      { text: `Zatím nám přišlo ${formatMoney(pay.receivedHalere)}. Členství začne, až dorazí i zbytek.` },
      {
        rows: [
          ['Zbývá doplatit', formatMoney(pay.amountHalere)],
          ['Účet', pay.account],
          ['IBAN', pay.iban],
          ['Variabilní symbol', pay.variableSymbol],
          ['Zaplať do', czechDay(pay_until)],
        ],
      },
      { action: 'Zobrazit QR kód platby', url: emailLink(config, membershipUrl) },
    ],
    replyTo: config.contactEmail,
  }),
  specimens: { běžný: { order, payment: { ...payment, receivedHalere: 5_000, amountHalere: 4_900 } } },
});

/** More than the price has arrived, or a payment for a closed order; states how it is refunded. */
export const surplusEmail = emailTemplate<{ order: Ordered<'variable_symbol'>; surplusHalere: number }>({
  name: 'membership-overpaid',
  when: 'Za členství přišlo víc peněz, než stojí.',
  write: ({ order: { level_name, variable_symbol }, surplusHalere }, config) => ({
    subject: `Členství ${level_name}: vrátíme ti ${formatMoney(surplusHalere)}`,
    heading: 'Přišlo víc peněz',
    parts: [
      {
        text: `S variabilním symbolem ${variable_symbol} k nám přišlo o ${formatMoney(surplusHalere)} víc, než kolik zbývalo zaplatit. ${surplusReturn}`,
      },
      { action: 'Moje členství', url: emailLink(config, membershipUrl) },
    ],
    replyTo: config.contactEmail,
  }),
  specimens: { běžný: { order, surplusHalere: 10_050 } },
});
