import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const terms = 'content/pages/obchodni-podminky.md';
const privacy = 'content/pages/zpracovani-osobnich-udaju.md';

// What a page has to say by law, by the words that a reader or an authority would look for.
test.each([
  ['who operates the bazaar, with id and address', terms, '{provozovatel}{ico}{sidlo}{zapis}'],
  ['the contact points of the digital services act', terms, 'a to česky nebo anglicky'],
  ['the contact point for the safety of products', terms, 'čl. 22 nařízení (EU) 2023/988'],
  ['that a private seller is liable for defects at handover', terms, '§ 2099'],
  ['from when the withdrawal from a membership is counted', terms, 'do 14 dnů od zaplacení'],
  ['the notice before services to a trader end', terms, 'alespoň 30 dní předem'],
  ['which data a trader has access to', terms, '(čl. 9)'],
  ['how to object to a decision, and for how long', terms, 'do šesti měsíců'],
  [
    'that browser notifications go through services outside the EU',
    privacy,
    'Google, Apple, Mozilla nebo Microsoft',
  ],
  ['that map tiles come from their provider', privacy, 'mapové podklady'],
  ['what has to be provided, and that no machine decides', privacy, '(čl. 22)'],
  ['that the cookie of an invitation is not necessary', 'content/pages/cookies.md', 'Nezbytná není.'],
  [
    'that a hidden defect is not the only one that counts',
    'content/faq/nakup-a-bezpecnost.md',
    'za vady, které věc měla při předání',
  ],
])('the texts state %s', (_, file, words) => {
  expect(readFileSync(file, 'utf8').replaceAll('\u00a0', ' ')).toContain(words);
});
