import { expect, test } from 'vitest';
import { doneTitle } from './publish-bar.tsx';

test.each([
  [5, 0, 'Zveřejněno: 5 inzerátů'],
  [5, 2, 'Zveřejněno: 3 inzeráty, na kontrolu čekají 2'],
  [5, 5, 'Odesláno 5 inzerátů, všech 5 čeká na kontrolu'],
  [3, 3, 'Odeslány 3 inzeráty, všechny 3 čekají na kontrolu'],
  [1, 1, 'Odeslán 1 inzerát, čeká na kontrolu'],
])(
  'of %i sent listings with %i held for review, only the others are called published',
  (sent, held, title) => {
    expect(doneTitle(sent, held).replaceAll('\u00a0', ' ')).toBe(title);
  },
);
