import { expect, test } from 'vitest';
import { normalise } from './normalise.ts';
import { wordsOf } from './signals.ts';

test.each([
  ['Pošlu Kurýra', 'poslu kuryra'],
  ['k u r y r přijede', 'kuryr prijede'],
  ['t.e.l.e.g.r.a.m', 'telegram'],
  ['d0pravce a ba1ikovna', 'dopravce a balikovna'],
  ['kаrtа', 'karta'],
  ['ku.rýr vyz.vedne b.alík', 'ku.ryr vyz.vedne b.alik kuryr vyzvedne balik'],
  ['Mám zájem.Do pátku.Díky', 'mam zajem.do patku.diky'],
])('%s is normalized to %s', (text, read) => {
  expect(normalise(text)).toBe(read);
});

test.each([
  ['zasilkovna-cz.platba.top', ['unknown-link', 'cheap-ending', 'money-host']],
  ['https://bit.ly/3xAbc', ['short-link']],
  ['https://tracking.packeta.com/cs/?id=Z123', ['usual-link']],
  ['napiš na jana(zavináč)post(tečka)com', ['odd-mail']],
  ['šest nula osm - tři tři tři - čtyři pět dva', ['odd-phone']],
  ['+44 7700 900 433', ['foreign-phone']],
  ['777 123 456', ['phone']],
])('%s has the signals %j', (text, signals) => {
  const found = wordsOf(text);
  for (const signal of signals) expect([...found]).toContain(signal);
});

test.each([
  ['Šlo by to na dobírku?', 'cod'],
  ['Pošlu zálohu', 'ahead'],
  ['Předáme si ji v hale', 'meets'],
  ['Podací číslo pošlu večer', 'parcel'],
  ['Jakou banku máte?', 'which-bank'],
  ['Zaplatím kupónem Google Play', 'odd-pay'],
  ['půjč mi na den svůj účet', 'lend-account'],
  ['Stačí fotka registrační karty?', 'player-card'],
  ['nemám WhatsApp', 'refuses'],
])('%s belongs to the family %s', (text, family) => {
  expect([...wordsOf(text)]).toContain(family);
});

test.each([
  ['Napište číslo účtu, zálohu pošlu hned z mobilu', 'code'],
  ['Dnes mám limit na kartě vyčerpaný', 'which-bank'],
  ['Jasně, číslo účtu prosím. Až vám to přijde, ozvu se', 'go-write'],
])('%s does not belong to the family %s', (text, family) => {
  expect([...wordsOf(text)]).not.toContain(family);
});

test.each(['Ano.Kdy přijedete?', 'Je to 1.500 Kč.', 'Mám cca. 20 ks'])('%s contains no link', (text) => {
  expect([...wordsOf(text)].filter((sign) => sign.endsWith('-link'))).toEqual([]);
});
