import fc from 'fast-check';
import { expect, it } from 'vitest';
import { replyAbove, replyText } from './reply-text.ts';

const quoted = `Petr N. ti přes Florbalový bazar píše:\n\n> Je hůl ještě volná?`;
const quote = (text: string) => text.replaceAll(/^/gm, '> ');

it.each([
  ['nothing', ''],
  [
    'Gmail',
    `Dne st 4. 5. 2026 v 12:00 odesílatel Florbalový bazar <neodpovidat@bazar.example>\nnapsal:\n\n${quote(quoted)}`,
  ],
  [
    'Gmail with a day',
    `st 4. 5. 2026 v 12:00 odesílatel Florbalový bazar <\nneodpovidat@bazar.example> napsal:\n\n${quote(quoted)}`,
  ],
  [
    'Gmail in English',
    `On Mon, May 4, 2026 at 12:00 PM Florbalový bazar <\nneodpovidat@bazar.example> wrote:\n\n${quote(quoted)}`,
  ],
  ['Apple Mail', `> 4. 5. 2026 v 12:00, Florbalový bazar <neodpovidat@bazar.example>:\n> \n${quote(quoted)}`],
  ['Thunderbird', `Dne 04. 05. 26 v 12:00 Florbalový bazar napsal(a):\n${quote(quoted)}`],
  ['Slovak', `Dňa po 4. 5. 2026 o 12:00 Florbalový bazar napísal:\n${quote(quoted)}`],
  [
    'Outlook',
    `________________________________\nOd: Florbalový bazar <neodpovidat@bazar.example>\nOdesláno: pondělí 4. května 2026 12:00\nKomu: petr@example.cz\nPředmět: Nová zpráva\n\n${quoted}`,
  ],
  [
    'Outlook without a line',
    `Od: Florbalový bazar\nOdesláno: pondělí 4. května 2026 12:00\nKomu: petr@example.cz\n\n${quoted}`,
  ],
  [
    'Outlook in English',
    `From: Florbalový bazar\nSent: Monday, May 4, 2026 12:00 PM\nTo: petr@example.cz\n\n${quoted}`,
  ],
  [
    'Seznam',
    `---------- Původní e-mail ----------\nOd: Florbalový bazar\nKomu: petr@example.cz\nDatum: 4. 5. 2026\n\n${quoted}`,
  ],
  ['a phone', `Odesláno z iPhonu\n\n${quote(quoted)}`],
  ['a signature', `-- \nPetr Novák\n777 123 456`],
  ['our line alone', `${replyAbove}\n${quoted}`],
  [
    'our line in a quote',
    `Dne 4. 5. 2026 napsal(a):\n> Zpráva k inzerátu\n>\n> ${replyAbove}\n${quote(quoted)}`,
  ],
])('removes what mail programs add below the text: %s', (_, added) => {
  expect(replyText(`Ano, je volná.\n\nMůžu v úterý.\r\n\n${added}`)).toBe('Ano, je volná.\n\nMůžu v úterý.');
});

it.each([
  'Dne 4. 5. můžu v 17:00, vyhovuje?',
  'Od pondělí jsem doma, pak až v pátek.\nCena je pevná.',
  'V hale na Lužánkách: vchod zezadu.',
  'On se brácha ještě rozmýšlí, ozve se zítra.',
  'Odesláno bude zítra Zásilkovnou, ať to máš do víkendu a nemusíš čekat na poště ve frontě jako minule.',
  'út 5. 5. v 18:00 u haly',
])('keeps text that only resembles a quote or a signature: %s', (text) => {
  expect(replyText(text)).toBe(text);
});

it('keeps replies written between quoted lines', () => {
  expect(replyText('> Je volná?\nAno.\n> Kolik váží?\n220 g.')).toBe('Ano.\n220 g.');
});

it('is empty for a mere quote', () => {
  expect(replyText(`Dne 4. 5. 2026 napsal(a):\n${quote(quoted)}`)).toBe('');
});

it('never adds text, for any input', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const own = replyText(text);
      expect(own.length).toBeLessThanOrEqual(text.length);
      for (const line of own.split('\n')) expect(text.replaceAll(/[\0\u200B\uFEFF]/g, '')).toContain(line);
    }),
  );
});
