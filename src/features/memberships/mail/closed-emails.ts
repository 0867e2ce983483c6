import type { Config } from '../../../config.ts';
import { counted, crowns } from '../../../contract/czech.ts';
import { membershipUrl } from '../../../contract/urls.ts';
import { emailLink, type EmailPart, emailTemplate } from '../../../platform/mail/email-template.ts';
import { formatMoney } from '../components/order-labels.ts';
import { freeLevel, withdrawDays } from '../contract-shapes.ts';
import type { LevelRow } from '../db-levels.ts';
import type { OrderRow } from '../db-orders.ts';
import { czechDay, surplusReturn } from './order-emails.ts';
import { order } from './specimens.ts';

type Ordered<Column extends keyof OrderRow = never> = Pick<OrderRow, Column | 'level_name'>;

const toMembership = (config: Config): EmailPart => ({
  action: 'Moje členství',
  url: emailLink(config, membershipUrl),
});

/** What happens to money received for an order that is closed. */
const moneyOfClosed = (received: number): EmailPart => ({
  text:
    received > 0
      ? `Nic už neplať. Přišlo nám na ni ${formatMoney(received)}. ${surplusReturn}`
      : 'Nic už neplať. Pokud platba mezitím odešla, odpověz na tenhle e-mail a vyřešíme ji.',
});

/** An order was cancelled before it was paid; `reason` is set when an admin cancelled it, `received` is in haléře. */
export const cancelledEmail = emailTemplate<{
  order: Ordered;
  received: number;
  reason?: string | undefined;
}>({
  name: 'membership-cancelled',
  when: 'Objednávka členství je zrušená.',
  write: ({ order: { level_name }, received, reason }, config) => ({
    subject: `Objednávka členství ${level_name} je zrušená`,
    heading: 'Objednávka je zrušená',
    parts: [
      ...(reason === undefined ? [] : [{ text: `Zrušili jsme ji my: ${reason}` }]),
      moneyOfClosed(received),
      toMembership(config),
    ],
    replyTo: config.contactEmail,
  }),
  specimens: {
    'zrušil ji kupující': { order, received: 0 },
    'zrušil ji správce, něco už přišlo': {
      order,
      received: 5_000,
      reason: 'objednávka byla omylem dvakrát, platí ta novější.',
    },
  },
});

export const expiredEmail = emailTemplate<{ order: Ordered<'variable_symbol'>; received: number }>({
  name: 'membership-expired',
  when: 'Objednávku členství nikdo včas nezaplatil.',
  write: ({ order: { level_name, variable_symbol }, received }, config) => ({
    subject: `Objednávka členství ${level_name} propadla`,
    heading: 'Platba nedorazila',
    parts: [
      { text: `Celá platba s variabilním symbolem ${variable_symbol} k nám do konce lhůty nedorazila.` },
      moneyOfClosed(received),
      toMembership(config),
    ],
    replyTo: config.contactEmail,
  }),
  specimens: { 'nepřišlo nic': { order, received: 0 }, 'přišla část': { order, received: 5_000 } },
});

/** Lists how many listings are paused because the number of slots decreased. */
function pausedPart(resting: number): EmailPart[] {
  if (resting === 0) return [];
  const listings = counted(resting, ['inzerát', 'inzeráty', 'inzerátů']);
  return [
    {
      text: `Máš o ${listings} víc než karet. Nic se nesmazalo, jen teď odpočívají mimo výpisy a vrátí se, jakmile se uvolní karta.`,
    },
  ];
}

/** Confirms a withdrawal in durable form. */
export const withdrawnEmail = emailTemplate<{
  order: Ordered<'price_czk' | 'refund_account'>;
  resting: number;
}>({
  name: 'membership-withdrawn',
  when: 'Kupující odstoupil od členství.',
  write: ({ order: { level_name, price_czk, refund_account }, resting }, config) => ({
    subject: `Odstoupení od členství ${level_name}`,
    heading: 'Odstoupení platí',
    parts: [
      { text: `Do ${withdrawDays} dní vrátíme ${crowns(price_czk)} na účet ${refund_account ?? ''}.` },
      ...pausedPart(resting),
      toMembership(config),
    ],
    replyTo: config.contactEmail,
  }),
  specimens: { 'karet je dost': { order, resting: 0 }, 'karet je míň': { order, resting: 3 } },
});

type Refunded = {
  order: Ordered<'price_czk' | 'refund_account' | 'variable_symbol'>;
  /** Whether the price was refunded. */
  price: boolean;
  surplusHalere: number;
};

/** An admin has refunded the price of a withdrawn order, a surplus, or both. */
export const refundedEmail = emailTemplate<Refunded>({
  name: 'membership-refunded',
  when: 'Správce zapsal, že peníze za členství vrátil.',
  write: (
    { order: { level_name, price_czk, refund_account, variable_symbol }, price, surplusHalere },
    config,
  ) => ({
    subject: `Peníze za členství ${level_name} jsou na cestě`,
    heading: 'Peníze jsou na cestě',
    parts: [
      ...(price ? [{ text: `Poslali jsme ${crowns(price_czk)} na účet ${refund_account ?? ''}.` }] : []),
      ...(surplusHalere > 0
        ? [
            {
              text: `Vrátili jsme ${formatMoney(surplusHalere)}, které přišly navíc s variabilním symbolem ${variable_symbol}.`,
            },
          ]
        : []),
    ],
    replyTo: config.contactEmail,
  }),
  specimens: {
    'cena i přeplatek': { order, price: true, surplusHalere: 10_050 },
    'jen přeplatek': { order, price: false, surplusHalere: 100 },
  },
});

/** Paid time ends soon without a successor. */
export const endNearEmail = emailTemplate<{ endsAt: Date; levelName: string }>({
  name: 'membership-ends-soon',
  when: 'Placené členství za tři dny skončí.',
  write: ({ endsAt, levelName }, config) => ({
    subject: `Členství ${levelName} končí ${czechDay(endsAt)}`,
    heading: 'Členství brzy končí',
    parts: [
      {
        text: 'Samo se neprodlouží. Když si ho teď prodloužíš, nový měsíc se připočte až za ten současný.',
      },
      { action: 'Prodloužit členství', url: emailLink(config, membershipUrl) },
    ],
    replyTo: config.contactEmail,
  }),
  specimens: { běžný: { endsAt: new Date('2026-12-27T09:00:00Z'), levelName: 'Profi' } },
});

type Level = Pick<LevelRow, 'id' | 'name' | 'cards'>;

/** The level has changed by the end of a paid period: another paid one begins, or only the free one is left. */
export const endedEmail = emailTemplate<{ level: Level; resting: number }>({
  name: 'membership-changed',
  when: 'Placené členství skončilo, nebo začalo další.',
  write({ level, resting }, config) {
    const free = level.id === freeLevel;
    return {
      subject: free ? 'Placené členství skončilo' : `Začíná ti členství ${level.name}`,
      heading: free ? 'Placené členství skončilo' : `Teď máš členství ${level.name}`,
      parts: [
        { text: `Máš ${level.name} a v něm ${counted(level.cards, ['kartu', 'karty', 'karet'])}.` },
        ...pausedPart(resting),
        toMembership(config),
      ],
      replyTo: config.contactEmail,
    };
  },
  specimens: {
    'zbývá základní, inzerátů je víc': { level: { id: freeLevel, name: 'Základ', cards: 10 }, resting: 2 },
    'začíná další': { level: { id: 'pro', name: 'Profi', cards: 300 }, resting: 0 },
  },
});
