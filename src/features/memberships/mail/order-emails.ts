import { crowns, formatParty } from '../../../contract/czech.ts';
import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import { downloadUrl, membershipUrl, receiptUrl, termsUrl } from '../../../contract/urls.ts';
import { formatMoney } from '../components/order-labels.ts';
import type { OrderRow } from '../db-orders.ts';
import { paymentOf } from '../policy.ts';
import type { Period } from '../periods.ts';
import { withdrawDays } from '../contract-shapes.ts';

/** The paper of `content/downloads` by which one may withdraw. */
const withdrawalForm = 'odstoupeni-od-clenstvi';

const day = new Intl.DateTimeFormat('cs', { dateStyle: 'long', timeZone: 'Europe/Prague' });

/** `4. května 2026`, in Prague. */
export const czechDay = (time: Date): string => day.format(time);

/** How money goes back that no order takes; the list of orders tells the admin the same. */
export const surplusReturn =
  'Peníze vrátíme na účet, ze kterého přišly. Chceš je jinam? Odpověz na tenhle e-mail číslem účtu.';

/** What was ordered and how to pay it; the contract in a lasting form, as the law asks. */
export async function queueOrderEmail(
  { config, queue }: Platform,
  db: Database,
  order: OrderRow,
): Promise<void> {
  const payment = paymentOf(config, order);
  if (!payment) return;
  const email = await composeEmail(config, {
    to: order.buyer_email,
    subject: `Objednávka členství ${order.level_name}, variabilní symbol ${order.variable_symbol}`,
    heading: 'Zbývá zaplatit',
    parts: [
      {
        text: `Máme tvoji objednávku členství ${order.level_name} na ${order.days} dní. Zaplať ji převodem:`,
      },
      {
        rows: [
          ['Částka', crowns(order.price_czk)],
          ['Účet', payment.account],
          ['IBAN', payment.iban],
          ['Variabilní symbol', payment.variableSymbol],
          ['Zpráva', payment.message],
          ['Zaplať do', czechDay(order.pay_until)],
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
  });
  await queue.add(db, 'send-email', email);
}

/** The payment has come; says from when and until when it holds. */
export async function queuePaidEmail(
  { config, queue }: Platform,
  db: Database,
  order: OrderRow,
  periods: readonly Period[],
): Promise<void> {
  const own = periods.filter(({ orderId }) => orderId === order.id);
  const [from, until] = [own[0]?.startsAt, own.at(-1)?.endsAt];
  if (!from || !until) return;
  const email = await composeEmail(config, {
    to: order.buyer_email,
    subject: `Členství ${order.level_name} je zaplacené`,
    heading: 'Platba dorazila, díky',
    parts: [
      {
        rows: [
          ['Členství', order.level_name],
          ['Platí od', czechDay(from)],
          ['Platí do', czechDay(until)],
          ['Zaplaceno', crowns(order.price_czk)],
          ['Dne', czechDay(order.paid_at ?? from)],
          ['Variabilní symbol', order.variable_symbol],
          ['Plátce', order.buyer_email],
          ['Příjemce', formatParty(config.operator)],
        ],
      },
      { action: 'Potvrzení o zaplacení', url: emailLink(config, receiptUrl(order.id)) },
      {
        note: `Do ${withdrawDays} dní od zaplacení můžeš na stránce členství odstoupit, vrátíme celou cenu. Po skončení se členství samo neprodlouží.`,
      },
    ],
    replyTo: config.contactEmail,
  });
  await queue.add(db, 'send-email', email);
}

/** Less than the price has come; says how much is left and how to send it. */
export async function queuePartEmail(
  { config, queue }: Platform,
  db: Database,
  order: OrderRow,
  receivedHalere: number,
): Promise<void> {
  const payment = paymentOf(config, order, receivedHalere);
  if (!payment) return;
  const email = await composeEmail(config, {
    to: order.buyer_email,
    subject: `Členství ${order.level_name}: zbývá doplatit ${formatMoney(payment.amountHalere)}`,
    heading: 'Dorazila část platby',
    parts: [
      {
        text: `Zatím nám přišlo ${formatMoney(payment.receivedHalere)}. Členství začne, až dorazí i zbytek.`,
      },
      {
        rows: [
          ['Zbývá doplatit', formatMoney(payment.amountHalere)],
          ['Účet', payment.account],
          ['IBAN', payment.iban],
          ['Variabilní symbol', payment.variableSymbol],
          ['Zaplať do', czechDay(order.pay_until)],
        ],
      },
      { action: 'Zobrazit QR kód platby', url: emailLink(config, membershipUrl) },
    ],
    replyTo: config.contactEmail,
  });
  await queue.add(db, 'send-email', email);
}

/** More has come than the order costs, or it came for one that is closed; says how it goes back. */
export async function queueSurplusEmail(
  { config, queue }: Platform,
  db: Database,
  order: OrderRow,
  surplusHalere: number,
): Promise<void> {
  const money = formatMoney(surplusHalere);
  const email = await composeEmail(config, {
    to: order.buyer_email,
    subject: `Členství ${order.level_name}: vrátíme ti ${money}`,
    heading: 'Přišlo víc peněz',
    parts: [
      {
        text: `S variabilním symbolem ${order.variable_symbol} k nám přišlo o ${money} víc, než kolik zbývalo zaplatit. ${surplusReturn}`,
      },
      { action: 'Moje členství', url: emailLink(config, membershipUrl) },
    ],
    replyTo: config.contactEmail,
  });
  await queue.add(db, 'send-email', email);
}
