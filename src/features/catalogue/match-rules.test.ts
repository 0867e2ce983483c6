import { check, constantFrom, integer, option, property, record } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { attributesOf } from './categories.ts';
import type { AttributeValues } from './contract.ts';
import { matchRulesOf } from './match-rules.ts';
import file from './match-rules.json' with { type: 'json' };

type Rest = { brand?: string; condition?: string };
const verdictsOf = (category: string, attributes: AttributeValues = {}, rest: Rest = {}) =>
  Object.fromEntries(
    (matchRulesOf({ category, attributes, ...rest })?.rules ?? []).map(({ name, verdict }) => [
      name,
      verdict,
    ]),
  );
const whole = (category: string, attributes: AttributeValues = {}, rest: Rest = {}) =>
  matchRulesOf({ category, attributes, ...rest })?.verdict;
const stick = (attributes: AttributeValues, rest?: Rest) => verdictsOf('florbalky', attributes, rest);
const fit = { iffMark: 'yes', totalLengthCm: 106, bladeCurveMm: 20 };

describe('rule by rule', () => {
  it.each(['florbalky', 'cepele', 'shafty', 'micky', 'branky', 'mantinely'])(
    '%s need a legible mark',
    (category) => {
      expect(verdictsOf(category, { iffMark: 'yes' })['Značka IFF']).toBe('ok');
      expect(verdictsOf(category, { iffMark: 'no' })['Značka IFF']).toBe('no');
      expect(verdictsOf(category, { iffMark: 'unreadable' })['Značka IFF']).toBe('unknown');
      expect(verdictsOf(category)['Značka IFF']).toBe('unknown');
    },
  );

  it.each([
    [{ totalLengthCm: 114 }, 'ok'],
    [{ totalLengthCm: 115 }, 'no'],
    [{ totalLengthCm: 115, shaftLengthCm: 103 }, 'no'],
    [{ shaftLengthCm: 103 }, 'ok'],
    [{ shaftLengthCm: 104 }, 'unknown'],
    [{}, 'unknown'],
  ] as const)('a stick of %o by its length: %s', (attributes, verdict) => {
    expect(stick(attributes)['Celková délka']).toBe(verdict);
  });

  it.each([
    [{ bladeCurveMm: 30 }, 'ok'],
    [{ bladeCurveMm: 31 }, 'no'],
    [{ bladeCurveMm: 31, bladeCurve: 'factory' }, 'no'],
    [{ bladeCurve: 'factory' }, 'ok'],
    [{ bladeCurve: 'strong' }, 'unknown'],
    [{}, 'unknown'],
  ] as const)('a blade of %o by its curve: %s', (attributes, verdict) => {
    expect(stick(attributes)['Zahnutí čepele']).toBe(verdict);
    expect(verdictsOf('cepele', attributes)['Zahnutí čepele']).toBe(verdict);
  });

  it.each([
    ['weightG', 'Hmotnost', 380, 381],
    ['flexMm', 'Flex', 23, 22],
  ])('%s has the same limit as the federation’s rules', (key, name, last, beyond) => {
    expect(stick({ [key]: last })[name]).toBe('ok');
    expect(stick({ [key]: beyond })[name]).toBe('no');
    expect(stick({})[name]).toBe('unknown');
  });

  it.each([
    ['Unity', 'unihoc', 'ok'],
    ['unihoc unity hard', 'unihoc', 'ok'],
    ['Zuper', 'unihoc', 'no'],
    ['Zone', 'unihoc', 'no'],
    ['Úplně neznámá', 'unihoc', 'unknown'],
    ['Unity', 'jina', 'unknown'],
    ['Unity', undefined, 'unknown'],
  ])('the blade %s on a stick of %s: %s', (bladeModel, brand, verdict) => {
    expect(stick({ bladeModel }, brand ? { brand } : {})['Čepel stejné značky']).toBe(verdict);
  });

  it('either mark is enough for a mask, glasses need CE', () => {
    const mask = (iffMark: string, ceMark: string) => whole('brankarske-masky', { iffMark, ceMark });
    expect([mask('yes', 'no'), mask('no', 'yes')]).toEqual(['ok', 'ok']);
    expect([mask('no', 'no'), mask('no', 'unreadable')]).toEqual(['no', 'unknown']);
    const glasses = [{ ceMark: 'yes' }, { ceMark: 'no' }, { iffMark: 'yes' }];
    expect(glasses.map((each) => whole('ochranne-bryle', each))).toEqual(['ok', 'no', 'unknown']);
  });
});

test('a broken rule outweighs an undecided one; a rarely stated attribute does not make the verdict unknown', () => {
  expect(whole('florbalky', fit)).toBe('ok');
  expect(whole('florbalky', { ...fit, iffMark: 'unreadable' })).toBe('partly');
  expect(whole('florbalky', { iffMark: 'unreadable' })).toBe('unknown');
  expect(whole('florbalky', { ...fit, iffMark: 'unreadable', weightG: 400 })).toBe('no');
  expect(whole('florbalky', { ...fit, bladeModel: 'Neznámá' }, { brand: 'zone' })).toBe('partly');
  expect(whole('florbalky', fit, { condition: 'damaged' })).toBe('no');
  expect(whole('boty', {})).toBeUndefined();
});

test('each rule names its document and edition, and its number if we have read it', () => {
  const sources = Object.fromEntries(
    (matchRulesOf({ category: 'florbalky', attributes: {} })?.rules ?? []).map(({ name, source }) => [
      name,
      source,
    ]),
  );
  expect(sources['Značka IFF']).toBe('Pravidla IFF, vydání 2022, pravidla 406 a\u00a0612');
  expect(sources['Celková délka']).toBe('Podmínky schválení hole IFF podle innebandybutiken.com');
  for (const { document } of file.rules) expect(Object.keys(file.documents)).toContain(document);
});

test('forms warn at the limits of the rules', () => {
  const keys = { 'total-length': 'totalLengthCm', curve: 'bladeCurveMm', weight: 'weightG', flex: 'flexMm' };
  for (const [id, key] of Object.entries(keys)) {
    const [warning] = attributesOf('florbalky').find((each) => each.key === key)?.warnings ?? [];
    expect(file.rules.find((rule) => rule.id === id)?.limit).toBe(warning?.above ?? warning?.below);
  }
});

test('an additional fact never makes a broken rule undecided, and conforming facts break no rule', () => {
  const facts = record({
    iffMark: option(constantFrom('yes', 'no', 'unreadable'), { nil: undefined }),
    totalLengthCm: option(integer({ min: 60, max: 118 }), { nil: undefined }),
    bladeCurveMm: option(integer({ min: 0, max: 60 }), { nil: undefined }),
    weightG: option(integer({ min: 60, max: 500 }), { nil: undefined }),
    flexMm: option(integer({ min: 22, max: 40 }), { nil: undefined }),
  });
  const law = property(facts, (stated) => {
    const attributes = Object.fromEntries(
      Object.entries(stated).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
    );
    const { totalLengthCm = 0, bladeCurveMm = 0, weightG = 0, flexMm = 40 } = stated;
    const broken =
      stated.iffMark === 'no' || totalLengthCm > 114 || bladeCurveMm > 30 || weightG > 380 || flexMm < 23;
    expect(whole('florbalky', attributes) === 'no').toBe(broken);
  });
  expect(check(law)).toMatchObject({ failed: false });
});
