import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { sticksByHeight } from '../query-understanding/index.ts';
import { monthsUntil } from './growth.ts';
import {
  childBounds,
  maxMonthsAhead,
  formatDue,
  formatInMonth,
  monthAfter,
  type OutgrownCategory,
  sizeAttributes,
} from './rules.ts';
import { estimate } from './remind.ts';
import { nextSize, readSize, sizeKind, tooSmallFrom } from './sizes.ts';
import { monthInPrague, type Outgrowing, whenOutgrown } from './when-outgrown.ts';

const now = new Date('2026-11-27T10:00:00Z');
const ask = (category: OutgrownCategory, size: string, child: { height?: number; age?: number } = {}) =>
  whenOutgrown({ category, size }, child, now);

describe('an item sized by height', () => {
  it('becomes too small when the advisor recommends a longer usual shaft', () => {
    for (const [place, row] of sticksByHeight.entries()) {
      const longer = sticksByHeight.slice(place).find(({ usual }) => usual > row.usual);
      const stick = { category: 'florbalky', size: String(row.usual) } as const;
      expect(tooSmallFrom(stick)).toBe(longer?.heights[0]);
      expect(nextSize(stick)?.size).toBe(longer && String(longer.usual));
    }
  });

  it.each([
    // A child of 122 cm has eight centimetres to grow, which takes about a year and a half at this age.
    [
      'florbalky',
      '70',
      { height: 122 },
      'asi v\u00a0dubnu 2028, o\u00a05\u00a0měsíců dřív či později',
      '75\u00a0cm',
    ],
    [
      'florbalky',
      '60',
      { height: 105 },
      'asi v\u00a0září 2027, o\u00a03\u00a0měsíce dřív či později',
      '65\u00a0cm',
    ],
    [
      'dresy',
      '128',
      { height: 126, age: 8 },
      'asi v\u00a0říjnu 2027, o\u00a05\u00a0měsíců dřív či později',
      '134',
    ],
    [
      'brankarske-sety',
      '130',
      { height: 125, age: 8 },
      'asi v\u00a0listopadu 2027, o\u00a04\u00a0měsíce dřív či později',
      '140',
    ],
    ['boty', '30', {}, 'asi v\u00a0červnu 2027, o\u00a02\u00a0měsíce dřív či později', 'EU\u00a031'],
    ['boty', '35.5', {}, 'asi v\u00a0září 2027, o\u00a03\u00a0měsíce dřív či později', 'EU\u00a036,5'],
  ] as const)('%s %s of %o is outgrown %s, then %s', (category, size, child, due, label) => {
    const answer = ask(category, size, child);
    if (answer.state !== 'growing') throw new Error(answer.state);
    expect([formatDue(answer), answer.next.label]).toEqual([due, label]);
  });

  it('has no reminder when it is outgrown already or cannot be estimated', () => {
    expect(ask('florbalky', '70', { height: 130 })).toMatchObject({
      state: 'outgrown',
      next: { size: '75' },
    });
    expect(ask('florbalky', '96', { height: 130 })).toEqual({ state: 'unknown', reason: 'adult-size' });
    expect(ask('dresy', 'm', { height: 150 })).toEqual({ state: 'unknown', reason: 'adult-size' });
    expect(ask('boty', '42', {})).toEqual({ state: 'unknown', reason: 'adult-size' });
    expect(ask('dresy', '164', { height: 160 })).toEqual({ state: 'unknown', reason: 'longest' });
    expect(ask('brankarske-vesty', '160', { height: 150 })).toEqual({ state: 'unknown', reason: 'longest' });
    expect(ask('florbalky', '80', { height: 115 })).toEqual({ state: 'unknown', reason: 'far' });
    // A girl of this age may have stopped growing while a boy grows quickly.
    expect(ask('florbalky', '87', { height: 152, age: 12 })).toEqual({ state: 'unknown', reason: 'grown' });
    expect(ask('boty', '38', { age: 15 })).toEqual({ state: 'unknown', reason: 'grown' });
  });
});

describe('properties of the estimate', () => {
  const height = fc.integer(childBounds.height);
  const age = fc.option(fc.integer(childBounds.age), { nil: undefined });
  const categories = Object.keys(sizeAttributes).filter((slug): slug is OutgrownCategory => slug !== 'boty');
  const category = fc.constantFrom(...categories);
  const sizes = (of: OutgrownCategory) =>
    of === 'florbalky'
      ? Array.from({ length: 43 }, (_, place) => String(place + 50))
      : Array.from({ length: 60 }, (_, place) => String(place + 110)).filter((each) => readSize(of, each));
  const thing = category.chain((of) =>
    fc.record({ category: fc.constant(of), size: fc.constantFrom(...sizes(of)) }),
  );
  const monthOf = (answer: Outgrowing) =>
    answer.state === 'growing' ? answer.month : answer.state === 'outgrown' ? '0000-00' : '9999-99';

  it('a taller child of the same age does not outgrow an item later', () => {
    fc.assert(
      fc.property(thing, height, age, fc.integer({ min: 0, max: 60 }), (of, cm, years, more) => {
        const until = tooSmallFrom(of);
        fc.pre(until !== undefined && cm + more < until);
        const smaller = monthsUntil({ height: cm, age: years }, until);
        const taller = monthsUntil({ height: cm + more, age: years }, until);
        expect(taller?.usual ?? Infinity).toBeLessThanOrEqual(smaller?.usual ?? Infinity);
      }),
    );
  });

  it('a larger size does not last less', () => {
    fc.assert(
      fc.property(category, height, age, fc.nat(), fc.nat(), (of, cm, years, one, other) => {
        const all = sizes(of);
        const [small = '', large = ''] = [one % all.length, other % all.length]
          .toSorted((a, b) => a - b)
          .map((place) => all[place]);
        const until = (size: string) => tooSmallFrom({ category: of, size });
        const [from, to] = [until(small), until(large)];
        fc.pre(from !== undefined && to !== undefined);
        expect(to).toBeGreaterThanOrEqual(from);
        const months = [from, to].map(
          (each) => monthsUntil({ height: cm, age: years }, each)?.usual ?? Infinity,
        );
        expect(months[1]).toBeGreaterThanOrEqual(months[0] ?? 0);
      }),
    );
    for (let size = 28; size < 39; size += 0.5)
      expect(
        monthOf(ask('boty', String(size + 0.5), { age: 10 })) >=
          monthOf(ask('boty', String(size), { age: 10 })),
      ).toBe(true);
  });

  it('the month is in the future within the limit and its interval, and the next size is larger', () => {
    fc.assert(
      fc.property(thing, height, age, (of, cm, years) => {
        const answer = whenOutgrown(of, { height: cm, age: years }, now);
        if (answer.state === 'unknown') return;
        expect(Number(answer.next.size)).toBeGreaterThan(Number(of.size));
        const until = tooSmallFrom(of) ?? 0;
        expect(answer.state === 'outgrown').toBe(cm >= until);
        if (answer.state === 'outgrown') return;
        expect(answer.month > monthInPrague(now)).toBe(true);
        expect(answer.month <= monthAfter(monthInPrague(now), maxMonthsAhead)).toBe(true);
        expect(answer.spread).toBeGreaterThanOrEqual(1);
        const reached = monthsUntil({ height: cm, age: years }, until);
        if (!reached) throw new Error('Not reached');
        expect(reached.earliest <= reached.usual && reached.usual <= reached.latest).toBe(true);
      }),
    );
  });

  it('every child size has a next one, and no adult size has', () => {
    fc.assert(
      fc.property(thing, (of) => {
        expect(nextSize(of) !== undefined).toBe(sizeKind(of) === 'child');
      }),
    );
  });
});

test('sizes are accepted in common notations, and only if they exist', () => {
  const read: [OutgrownCategory, string, string | undefined][] = [
    ['florbalky', '75', '75'],
    ['florbalky', ' 75 cm', '75'],
    ['florbalky', '75,5', undefined],
    ['florbalky', '30', undefined],
    ['boty', '33,5', '33.5'],
    ['boty', 'EU 33', '33'],
    ['boty', '33.3', undefined],
    ['dresy', '128', '128'],
    ['dresy', '129', undefined],
    ['dresy', 'M', 'm'],
    ['brankarske-sety', '130', '130'],
    // Gear is sized by tens: clothes size 128 corresponds to the next one up, 130.
    ['brankarske-sety', '128', '130'],
    ['brankarske-kalhoty', '122', '130'],
    ['brankarske-vesty', '121', '130'],
    ['brankarske-dresy', '160', '160'],
    ['brankarske-dresy', '164', undefined],
    ['brankarske-dresy', '104', undefined],
    ['brankarske-dresy', '12', undefined],
    ['dresy', '', undefined],
  ];
  for (const [category, typed, size] of read) expect(readSize(category, typed), typed).toBe(size);
});

test('months advance across the year’s end and are formatted in Czech', () => {
  expect(monthAfter('2026-11', 1)).toBe('2026-12');
  expect(monthAfter('2026-11', 2)).toBe('2027-01');
  expect(monthAfter('2026-12', 24)).toBe('2028-12');
  expect(formatInMonth('2027-05')).toBe('v\u00a0květnu 2027');
  // Prague is ahead of UTC.
  expect(monthInPrague(new Date('2026-12-31T23:30:00Z'))).toBe('2027-01');
});

describe('an impossible size', () => {
  const fieldsOf = (category: OutgrownCategory, size: string, height?: number) => {
    const answer = estimate({ clock: { now: () => now } }, { category, size, height });
    if (!('fields' in answer)) throw new Error('Not refused');
    return answer.fields ?? {};
  };

  it('of a stick longer than any shaft is explained as a total length, with the matching shaft', () => {
    for (const typed of ['107', '107 cm', ' 107'])
      expect(fieldsOf('florbalky', typed, 150)).toEqual({
        size: ['To je nejspíš celková délka i s čepelí. Shaft takové hole má asi 97 cm, napiš 97.'],
      });
    for (const typed of ['30', '140', 'dlouhá'])
      expect(fieldsOf('florbalky', typed, 150).size).toEqual([
        'Napiš délku shaftu v cm, například 75. Bývá na holi, bez čepele.',
      ]);
  });

  it('of gear is refused with the existing sizes, together with a missing height', () => {
    expect(fieldsOf('brankarske-vesty', '99')).toEqual({
      size: ['Napiš velikost z visačky: 120, 130, 140, 150, 160, nebo dospělou, například M.'],
      height: ['Výška: celé číslo od 80 do 190 cm.'],
    });
    expect(fieldsOf('boty', 'obří')).toEqual({
      size: ['Napiš EU velikost od 28 do 49, například 33 nebo 33,5.'],
    });
  });
});
