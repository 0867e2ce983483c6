import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { sticksByHeight } from '../query-understanding/index.ts';
import { formatDue, whenOutgrown } from '../outgrown/index.ts';
import { advise } from './advise.ts';
import { type AdviceQuery, adviceQuery } from './contract.ts';
import { adviceBounds, isAdvisable, players, sides, styles } from './rules.ts';
import { tables } from './tables.ts';

const now = new Date('2026-11-27T10:00:00Z');
const adviceFor = (query: AdviceQuery) => advise(query, now);
const ask = (query: Partial<AdviceQuery> = {}) =>
  adviceFor({ height: 175, age: 25, weight: 75, style: 'all', player: 'man', ...query });
const flexOf = (query: Partial<AdviceQuery>) => {
  const { from, to } = ask(query).flex;
  return `${from}-${to}`;
};

describe('the length', () => {
  it.each(sticksByHeight)('of the row $heights applies at both of its ends', ({ heights, shafts, usual }) => {
    for (const height of heights)
      expect(ask({ height }).shaft).toEqual({ from: shafts[0], to: shafts[1], usual });
  });

  it('is accepted from the first to the last row, which leave no gap', () => {
    expect(sticksByHeight.at(0)?.heights[0]).toBe(adviceBounds.height.min);
    expect(sticksByHeight.at(-1)?.heights[1]).toBe(adviceBounds.height.max);
    for (const [place, { heights }] of sticksByHeight.entries())
      expect(sticksByHeight[place + 1]?.heights[0] ?? heights[1] + 1).toBe(heights[1] + 1);
    expect(sticksByHeight.filter(({ usual }) => !tables.lengthsOnSale.includes(usual))).toEqual([]);
  });

  it('and the flex match the tables in the articles', () => {
    const article = (name: string) => readFileSync(`content/blog/${name}.md`, 'utf8');
    const rows = [
      ...article('delka-florbalky').matchAll(
        /^\| (\d+)\D.* \| (\d+)–(\d+) cm \| (\d+) cm \| (\d+)–(\d+) cm \|$/gm,
      ),
    ];
    expect(rows.map((row) => row.slice(1).map(Number))).toEqual(
      sticksByHeight
        .slice(1)
        .map(({ heights, shafts, usual }) => [heights[0], ...shafts, usual, usual + 10, usual + 11]),
    );
    const { young, adult, beginningMen, shootingMen } = tables.flex;
    const flexes = [...article('flex-bez-zahad').matchAll(/^\| .* \| (\d+)–(\d+) \| .* \|$/gm)];
    expect(flexes.map((row) => row.slice(1).map(Number))).toEqual(
      [...young, adult.woman, beginningMen, adult.man, shootingMen].map(({ flex }) => [...flex]),
    );
  });

  it('is one standard length longer for defenders and shorter for technical players, within the row', () => {
    expect(ask({ height: 165, style: 'defender' }).shaft.usual).toBe(95);
    expect(ask({ height: 165, style: 'technical' }).shaft).toEqual({ from: 87, to: 96, usual: 90 });
    expect(ask({ height: 105, style: 'technical' }).shaft.usual).toBe(60);
    expect(ask({ height: 95, style: 'defender' }).shaft.usual).toBe(60);
  });
});

describe('the flex', () => {
  it.each([
    [{ age: 8, weight: 28 }, '34-40'],
    [{ age: 8, weight: 29 }, '32-36'],
    [{ age: 10, weight: 24 }, '34-40'],
    [{ age: 10, weight: 25 }, '32-36'],
    [{ age: 10, weight: 38 }, '32-36'],
    [{ age: 10, weight: 39 }, '30-34'],
    [{ age: 12, weight: 34 }, '32-36'],
    [{ age: 12, weight: 35 }, '30-34'],
    [{ age: 12, weight: 50 }, '30-34'],
    [{ age: 12, weight: 51 }, '28-32'],
    [{ age: 14, weight: 44 }, '30-34'],
    [{ age: 14, weight: 45 }, '28-32'],
    [{ age: 14, weight: 62 }, '28-32'],
    [{ age: 14, weight: 63 }, '27-30'],
    [{ age: 16, weight: 54 }, '28-32'],
    [{ age: 16, weight: 55 }, '27-30'],
    [{ age: 16, weight: 120 }, '27-30'],
    [{ age: 17, weight: 64, player: 'man' }, '27-30'],
    [{ age: 17, weight: 65, player: 'man' }, '25-29'],
    [{ age: 40, weight: 150, player: 'man' }, '25-29'],
    [{ age: 17, weight: 49, player: 'woman' }, '28-32'],
    [{ age: 17, weight: 50, player: 'woman' }, '27-32'],
    [{ age: 40, weight: 90, player: 'woman' }, '27-32'],
    [{ age: 30, weight: 70, player: undefined }, '25-32'],
    [{ age: 30, weight: 120, player: undefined }, '25-29'],
    [{ weight: 80, style: 'beginner' }, '29-32'],
    [{ weight: 80, style: 'shooter' }, '23-25'],
    [{ weight: 64, style: 'shooter' }, '27-30'],
    [{ weight: 70, style: 'shooter', player: 'woman' }, '27-32'],
  ] as const)('for %o is %s', (query, flex) => {
    expect(flexOf(query)).toBe(flex);
  });
});

describe('properties of the tables', () => {
  const query = fc.record({
    height: fc.integer(adviceBounds.height),
    age: fc.integer(adviceBounds.age),
    weight: fc.integer(adviceBounds.weight),
    style: fc.constantFrom(...styles),
    player: fc.constantFrom(undefined, ...players),
    hand: fc.constantFrom(undefined, ...sides),
  });
  const more = fc.integer({ min: 0, max: 120 });

  it('a taller player never gets a shorter stick', () => {
    fc.assert(
      fc.property(query, more, (asked, by) => {
        const taller = { ...asked, height: Math.min(asked.height + by, adviceBounds.height.max) };
        for (const part of ['from', 'usual', 'to'] as const)
          expect(adviceFor(taller).shaft[part]).toBeGreaterThanOrEqual(adviceFor(asked).shaft[part]);
      }),
    );
  });

  it('a heavier player never gets a softer stick', () => {
    fc.assert(
      fc.property(query, more, (asked, by) => {
        const heavier = { ...asked, weight: Math.min(asked.weight + by, adviceBounds.weight.max) };
        for (const part of ['from', 'usual', 'to'] as const)
          expect(adviceFor(heavier).flex[part]).toBeLessThanOrEqual(adviceFor(asked).flex[part]);
      }),
    );
  });

  it('a shooter never gets a softer stick than others, a technical player never a longer one', () => {
    fc.assert(
      fc.property(query, (asked) => {
        const [shooter, technician] = [
          ask({ ...asked, style: 'shooter' }),
          ask({ ...asked, style: 'technical' }),
        ];
        expect(shooter.flex.usual).toBeLessThanOrEqual(adviceFor(asked).flex.usual);
        expect(technician.shaft.usual).toBeLessThanOrEqual(adviceFor(asked).shaft.usual);
      }),
    );
  });

  it('the usual value lies within its range, and the search uses that range', () => {
    fc.assert(
      fc.property(query, (asked) => {
        const { shaft, total, flex, search, next, reasons } = adviceFor(asked);
        for (const { from, usual, to } of [shaft, flex])
          expect(from <= usual && usual <= to, `${from} ${usual} ${to}`).toBe(true);
        expect(total).toEqual({ from: shaft.usual + 10, to: shaft.usual + 11 });
        expect(search).toEqual({
          category: 'florbalky',
          shaftLengthCm: `${shaft.from}-${shaft.to}`,
          flexMm: `${flex.from}-${flex.to}`,
          hand: asked.hand,
        });
        if (next) expect(next.shaft > shaft.usual && next.fromHeight > asked.height).toBe(true);
        expect(reasons.length).toBeGreaterThanOrEqual(4);
      }),
    );
  });
});

test('reasons name the row, mark estimates, and explain adjustments by weight', () => {
  const texts = (query: Partial<AdviceQuery>) =>
    ask(query)
      .reasons.map(({ text }) => text)
      .join(' ')
      .replaceAll(/[\u00a0\u2060]/g, ' ')
      .replaceAll('– ', '–');
  expect(texts({ height: 165, age: 12, weight: 60 })).toMatch(
    /160–169 cm shaft 87–96 cm, obvykle 92 cm.*„U15, 45–62 kg“ je flex 28–32\. Ten řádek je náš odhad.*proto ne „U13, 35–50 kg“/,
  );
  expect(texts({ height: 125, age: 7, weight: 25 })).toMatch(
    /Od 130 cm výšky přijde na řadu shaft 75 cm\. Malá bude asi v/,
  );
  expect(texts({ height: 195 })).toContain('116 nebo 118 cm');
  expect(texts({ style: 'shooter', weight: 90 })).toContain('„muži, silní střelci“ bereme 23–25');
  const light = { age: 18, weight: 55, player: 'man', style: 'beginner' } as const;
  expect(texts(light)).toMatch(
    /„U17, 55–75 kg“ je flex 27–30\. Ten řádek je náš odhad.*„muži začátečníci“ bereme 29–32/,
  );
  // His weight allows a softer stick than beginning men use.
  expect(texts({ ...light, weight: 30 })).not.toContain('„muži začátečníci“');
  expect(texts({ player: undefined })).toContain('vybereš, kdo bude hrát');
  expect(ask({ age: 30 }).next).toBeUndefined();
});

test('each invalid value is refused with one message', () => {
  const wrong = { height: '1,65', age: '', weight: '9', hand: 'obě', style: 'x', player: 'y' };
  const issues = adviceQuery.safeParse(wrong).error?.issues ?? [];
  expect(issues.map(({ path }) => path[0])).toEqual(['height', 'age', 'weight', 'hand', 'style', 'player']);
  expect(issues[0]?.message).toBe(adviceBounds.height.error);
  for (const { min, max, error } of Object.values(adviceBounds))
    expect(error).toMatch(new RegExp(`${min}\\D+${max}`));
  for (const [asked, fine] of [
    [{ height: '90', age: '3', weight: '200' }, true],
    [{ height: '215', age: '99', weight: '10' }, true],
    [{ height: '89', age: '9', weight: '30' }, false],
    [{ height: '216', age: '9', weight: '30' }, false],
    [{ height: '160.5', age: '9', weight: '30' }, false],
    [{ height: '160', age: '9', weight: '' }, false],
  ] as const)
    expect([adviceQuery.safeParse(asked).success, isAdvisable(asked)]).toEqual([fine, fine]);
});

test('a child is told the same month as by the reminder that the advice links to, or none', () => {
  const spoken = (height: number, age: number) =>
    ask({ height, age, weight: 35 })
      .reasons.map(({ text }) => text.replaceAll('\u2060', ''))
      .join(' ');
  for (let height = 110; height < 170; height += 1) {
    const age = Math.round((height - 78) / 6.5);
    const size = String(ask({ height, age, weight: 35 }).shaft.usual);
    const due = whenOutgrown({ category: 'florbalky', size }, { height, age }, now);
    if (due.state === 'growing')
      expect(spoken(height, age)).toContain(`Malá bude ${formatDue(due)} (odhad).`);
    else expect(spoken(height, age)).not.toMatch(/Malá bude/);
  }
  expect(spoken(149, 11)).toMatch(/Malá bude asi v\s+lednu 2027/);
});
