import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { catalogueBrands } from '../../catalogue/index.ts';
import { hasContact } from './contact-in-text.ts';
import { namesProhibited } from './prohibited-goods.ts';
import { type Facts, signalsOf } from './signals.ts';

const usual: Facts = {
  kind: 'offer',
  category: 'florbalky',
  title: 'Unihoc Epic 26, 96 cm',
  description: 'Prodám hůl po jedné sezoně, čepel drží tvar.',
  condition: 'used',
  price: 1_490,
  newcomer: true,
  modelPrices: [],
  samePhoto: false,
  sameText: false,
  besides: { browser: 0, client: 0 },
};
const signals = (changes: Partial<Facts>) => signalsOf({ ...usual, ...changes });

test('an ordinary first listing appears at once', () => {
  expect(signals({})).toEqual([]);
});

describe('a contact in the text', () => {
  it.each([
    'Volejte 603 123 456',
    'tel.: 723123456',
    'mobil 541 234 567',
    '+420 541 234 567',
    '00421 903 123 456',
    'pište na jan.novak@seznam.cz',
    'jan.novak (zavináč) seznam.cz',
    'jan.novak@ seznam . cz'.replace(' . ', '.'),
    'víc na https://example.org/hul',
    'víc na www.hole-levne.cz',
    'objednávky na florbalky-levne.eu',
    'napiš mi na WhatsApp',
  ])('is detected in „%s“', (description) => {
    expect(signals({ description })).toEqual(['contact']);
  });

  it.each([
    'Délka 96/107, flex 26, cena 1 490 Kč, váha 230 g',
    'EAN 7331437412345, sériové číslo 1234567890',
    'Kód výrobku 603123456789',
    'Hraná dvě sezony.Na čepeli oděrky.Info do zpráv.',
    'Fat Pipe Raw Concept 2.0, Salming Q5 Carbon Pro',
    'Volejte kdykoli odpoledne, mobil mám u sebe',
    'Ceny 700 Kč, 800 Kč a 900 Kč podle kusu',
    'Platnost IFF 2024, velikosti 140-150-160',
    'Chci 703 450 Kč za celou výbavu klubu',
    'Předání na hale v Brně @ tréninku',
  ])('is not detected in „%s“', (text) => {
    expect(hasContact(text)).toBe(false);
  });

  it('is a signal only until a listing of the account has been public', () => {
    expect(signals({ description: 'tel. 603 123 456', newcomer: false })).toEqual([]);
  });
});

describe('a price', () => {
  it.each<[string, Partial<Facts>]>([
    ['of one crown', { price: 1 }],
    ['of a new stick for less than its parcel', { price: 80, condition: 'new' }],
    ['of boots that look new for 190 Kč', { category: 'boty', price: 190, condition: 'like-new' }],
    ['of a stick for sixteen thousand', { price: 16_000 }],
    [
      'a third of what others ask for the model',
      { price: 900, modelPrices: [2_700, 2_800, 2_900, 3_000, 9] },
    ],
  ])('%s is suspicious', (_, changes) => {
    expect(signals(changes)).toEqual(['price']);
  });

  it.each<[string, Partial<Facts>]>([
    ['of an old stick for a child', { price: 100 }],
    ['of a cheap new stick', { price: 350, condition: 'new' }],
    ['of a broken one for parts', { price: 10, condition: 'damaged' }],
    ['of a top stick', { price: 5_200, condition: 'new' }],
    ['of a bag of balls for a whole club', { category: 'micky', price: 4_000, condition: 'new' }],
    ['of twenty jerseys', { category: 'dresy', price: 9_000 }],
    ['by agreement, or of what is free', { price: null, condition: 'new' }],
    ['that a demand would pay', { kind: 'demand', price: 1 }],
    [
      'half of what others ask for the model',
      { price: 1_400, modelPrices: [2_700, 2_800, 2_900, 3_000, 3_100] },
    ],
    ['of a model that few others offer', { price: 900, modelPrices: [2_700, 2_800, 2_900, 3_000] }],
  ])('%s is not suspicious', (_, changes) => {
    expect(signals(changes)).toEqual([]);
  });
});

describe('prohibited goods', () => {
  it.each([
    'Airsoftová puška M4',
    'Vzduchovka Slavia 631',
    'Pistole Glock',
    'Cigarety Marlboro, karton',
    'Nikotinové sáčky',
    'Slivovice domácí 1 l',
    'Basa piva',
    'Léky na bolest',
    'Anabolika',
    'Dárkový poukaz do Decathlonu',
    'Slevový kód Efloorball',
    'Účet na Netflix',
    'Steam účet se 40 hrami',
    'Štěně labradora',
  ])('are detected in the title „%s“', (title) => {
    expect(signals({ title })).toEqual(['goods']);
  });

  it('are also detected in the description under another title', () => {
    expect(signals({ title: 'Hůl', description: 'Ve skutečnosti marihuana, 10 g.' })).toEqual(['goods']);
  });

  it.each([
    ['Unihoc Sniper, tajná zbraň do přesilovky', 'Prodám florbalku, která je v přesilovkách zbraň.'],
    ['Hůl Salming, střílí jako pistole', 'Dobrá dělovka.'],
    ['Florbalka puška 96 cm', 'Tvrdá střela.'],
    ['Dres Wild Pistole Ostrava', 'Klubový dres.'],
    ['Čepel za pivo', 'Dám ji za dvě piva.'],
    ['Unihoc Epic 26', 'Nekuřácká domácnost, zvířata nemáme. Štěně omotávku nestihlo rozkousat.'],
    ['Brankářská maska', 'Vejde se do krabice od cigaret. Vyměním i za pivo nebo poukaz.'],
    ['Brankářské brýle', 'Koupené za dárkovou kartu, účet z obchodu přiložím.'],
    ['Vínový dres, vel. M', 'Barva červeného vína, rumová čepel.'],
  ])('are not detected in „%s“', (title, description) => {
    expect(namesProhibited(title, description)).toBe(false);
  });

  it('are not detected in any line or brand of the catalogue', () => {
    const named = catalogueBrands().flatMap(({ name, lines }) => [
      name,
      ...lines.map((line) => `${name} ${line.name}`),
    ]);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((name) => namesProhibited(name, ''))).toEqual([]);
    expect(named.filter(hasContact)).toEqual([]);
  });
});

test('a photo or a long text copied from someone else triggers a review', () => {
  expect(signals({ samePhoto: true })).toEqual(['photo']);
  expect(signals({ sameText: true })).toEqual(['text']);
});

test('a family in one browser and a team in one hall publish freely, a dozen new accounts do not', () => {
  expect(signals({ besides: { browser: 1, client: 4 } })).toEqual([]);
  expect(signals({ besides: { browser: 2, client: 0 } })).toEqual(['accounts']);
  expect(signals({ besides: { browser: 0, client: 5 } })).toEqual(['accounts']);
});

test('no demo listing would be held as a first listing', () => {
  const { listings }: { listings: Facts[] } = JSON.parse(readFileSync('db/demo/listings.json', 'utf8'));
  const held = listings.flatMap(({ kind, category, title, description, condition, price }) => {
    const met = signals({ kind, category, title, description, condition, price: price ?? null });
    return met.length > 0 ? [{ title, price, met }] : [];
  });
  expect(held).toEqual([]);
});
