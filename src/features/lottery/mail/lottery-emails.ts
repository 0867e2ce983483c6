import { crowns } from '../../../contract/czech.ts';
import { adminLotteryUrl, prizeUrl, verificationUrl } from '../../../contract/urls.ts';
import { emailLink, emailTemplate } from '../../../platform/mail/email-template.ts';
import { formatDateTime } from '../../listings/components/format-time.ts';
import type { RoundRow } from '../db-rounds.ts';

type Round = Pick<RoundRow, 'slug' | 'name' | 'prize' | 'prize_value_czk'>;

const round: Round = {
  slug: 'prosinec-2026',
  name: 'Prosinec 2026',
  prize: 'Florbalová hokejka Salming Hawk Powerlite 27 s čepelí dle výběru a taškou na hole',
  prize_value_czk: 3_490,
};

/** Notifies a winner, who must accept the prize in time. */
export const wonEmail = emailTemplate<{ round: Round; key: string; answerUntil: Date }>({
  name: 'lottery-won',
  when: 'Los někoho byl vylosovaný, nebo na něj jako na náhradníka přišla řada.',
  write: ({ round: { slug, name, prize, prize_value_czk }, key, answerUntil }, config) => ({
    subject: `Losování, ${name}: výhra čeká na tebe`,
    heading: 'Tvůj los byl vylosovaný',
    parts: [
      {
        rows: [
          ['Kolo', name],
          ['Výhra', prize],
          ['Přibližná hodnota', crowns(prize_value_czk)],
          ['Přihlas se do', formatDateTime(answerUntil.toISOString())],
        ],
      },
      { action: 'Přihlásit se o výhru', url: config.appUrl + prizeUrl(key) },
      {
        note: 'Otevřením odkazu se ještě nic nestane, na stránce je jedno tlačítko. Když se do té doby nepřihlásíš, výhra připadne náhradníkovi.',
      },
      {
        note: 'Po přihlášení zveřejníme na stránce losování tvé veřejné jméno a okres a napíšeme ti, jak výhru předáme.',
      },
      { link: 'Ověřit losování', url: config.appUrl + verificationUrl(slug) },
    ],
  }),
  specimens: {
    běžný: { round, key: 'zkouska-Vyhra7kQ2bX9', answerUntil: new Date('2026-12-15T19:00:00Z') },
  },
});

/** Notifies the operator that a prize can be handed over. The winner's name is shown only in the administration. */
export const acceptedEmail = emailTemplate<{ round: Round }>({
  name: 'lottery-accepted',
  when: 'Provozovateli: výherce se přihlásil o výhru.',
  write: ({ round: { name, prize } }, config) => ({
    subject: `Losování, ${name}: výherce se přihlásil`,
    heading: 'Výherce se přihlásil o výhru',
    parts: [
      { text: `Výhra: ${prize}. Kontakt na výherce najdeš ve správě. Až výhru předáš, zapiš to tam.` },
      { action: 'Správa losování', url: emailLink(config, adminLotteryUrl) },
    ],
  }),
  specimens: { běžný: { round } },
});
