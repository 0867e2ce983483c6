import type { AdviceQuery } from './contract.ts';
import { adultAge, type FlexRow, tables } from './tables.ts';

/** The range from the stiffest to the softest, and the flex to look for first. */
export type FlexAdvice = {
  from: number;
  to: number;
  usual: number;
  /** The rows used: one, or those of men and women when it is not stated. */
  rows: readonly FlexRow[];
  /** Rows by age alone; different from `rows` when the weight changed the row. */
  rowsOfAge: readonly FlexRow[];
  /** The row for beginning men or for men with a strong shot. */
  special?: { who: string; flex: readonly [number, number] } | undefined;
};

type Player = Pick<AdviceQuery, 'age' | 'weight' | 'style' | 'player'>;

export const clamp = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), to);

/**
 * The recommended flex: a heavier player never gets a softer stick, a shooter never a softer one than others of
 * their group.
 */
export function adviseFlex({ age, weight, style, player }: Player): FlexAdvice {
  const { young, adult } = tables.flex;
  const players = player ? [player] : (['woman', 'man'] as const);
  const ladders = age < adultAge ? [young] : players.map((each) => [...young, adult[each]]);
  const places = nearestTo(
    weight,
    ladders.map((ladder) => placesIn(ladder, age, weight)),
  );
  const rows = [...new Set(places.map(({ row }) => row))];
  const special = age >= adultAge && player === 'man' ? rowOfMen(style, rows) : undefined;
  const ends = special && style === 'shooter' ? [special.flex] : rows.map(({ flex }) => flex);
  const softer = special && style === 'beginner' ? special.flex : [0, 0];
  const from = Math.max(Math.min(...ends.map((each) => each[0])), softer[0] ?? 0);
  const to = Math.max(...ends.map((each) => each[1]), softer[1] ?? 0);
  const degree = special ? 0 : style === 'shooter' ? -1 : style === 'technical' ? 1 : 0;
  const usual = clamp(Math.round((from + to) / 2) + degree, from, to);
  return { from, to, usual, rows, rowsOfAge: [...new Set(places.map(({ ofAge }) => ofAge))], special };
}

/** Of rows of women and men, those that contain the weight, or are the nearest to it. */
function nearestTo<T extends { row: FlexRow }>(weight: number, places: readonly T[]): T[] {
  const beyond = ({ row: { weights } }: T) => Math.max(weights[0] - weight, weight - weights[1], 0);
  const nearest = Math.min(...places.map(beyond));
  return places.filter((place) => beyond(place) === nearest);
}

/** The flex range by age alone (years, or 'adult'), when the weight is unknown. */
export function flexOfAge(age: number | 'adult'): Pick<FlexAdvice, 'from' | 'to'> {
  const { young, adult } = tables.flex;
  const child = age === 'adult' ? undefined : young.find(({ ageTo }) => age <= ageTo);
  const rows = child ? [child] : Object.values(adult);
  return {
    from: Math.min(...rows.map(({ flex }) => flex[0])),
    to: Math.max(...rows.map(({ flex }) => flex[1])),
  };
}

/**
 * The special row for beginning or strongly shooting men; undefined for men too light for it, who need a softer
 * stick.
 */
function rowOfMen(style: AdviceQuery['style'], rows: readonly FlexRow[]) {
  const { adult, beginningMen, shootingMen } = tables.flex;
  if (style === 'beginner')
    return rows.every(({ flex }) => flex[1] <= beginningMen.flex[1]) ? beginningMen : undefined;
  return style === 'shooter' && rows.includes(adult.man) ? shootingMen : undefined;
}

/** The row for the age, and the nearest row that contains the weight. */
function placesIn(ladder: readonly (FlexRow & { ageTo?: number })[], age: number, weight: number) {
  const first = ladder.findIndex(({ weights }) => weight <= weights[1]);
  const last = ladder.findLastIndex(({ weights }) => weight >= weights[0]);
  const place = ladder.findIndex(({ ageTo = Infinity }) => age <= ageTo);
  const row = ladder[clamp(place, first < 0 ? ladder.length - 1 : first, last)];
  const ofAge = ladder[place];
  if (!row || !ofAge) throw new Error(`No flex for ${age} years and ${weight} kg`);
  return { row, ofAge };
}
