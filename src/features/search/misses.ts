import { crowns } from '../../contract/czech.ts';
import type { Database } from '../../platform/platform.ts';
import { conditionLabel, wearLabel } from '../catalogue/index.ts';
import { accusativePlace, distanceKm, type Point } from '../places/index.ts';
import { markSeparator, type Criterion, type Plan } from '../query-understanding/contract.ts';
import { bestThing, missedBy, thingsOf } from '../query-understanding/index.ts';
import type { Area } from './area.ts';
import { type Condition, unitOf } from './conditions.ts';
import { type NearRow, readNear } from './db.ts';
import type { FoundListing } from './contract.ts';
import type { EngineQuery } from './engine.ts';
import { howFar, howFarAway } from './how-far.ts';
import { missedWordLabel } from './rules.ts';

/** `far`: distance from the criterion, in steps a buyer may still accept. */
type Miss = FoundListing['misses'][number] & { far: number };

/**
 * Criteria each listing misses: the selected place, the dropped filter, and those of the words in their order.
 */
export async function missesOf(
  db: Database,
  { plan, places, conditions }: EngineQuery,
  near: ReadonlyMap<number, Condition | undefined>,
): Promise<Map<number, Miss[]>> {
  if (near.size === 0) return new Map();
  const chosen = conditions.flatMap((each) => (each.type === 'place' ? [each.area] : []));
  const rows = await readNear(db, [...near.keys()]);
  return new Map(
    rows.map((row) => {
      const there = [...places].filter(([, area]) => isIn(area, row)).map(([mark]) => mark);
      const numbers = row.price === null ? {} : { priceCzk: row.price };
      const items = row.items.map((each) => each.split(markSeparator));
      const things = thingsOf({ marks: row.marks, items, numbers }, there);
      const thing = plan ? (bestThing(plan, things)?.thing ?? nearestThing(plan, things)) : things[0];
      const filter = near.get(row.id);
      const missed = [
        ...(filter && filter.type !== 'place' ? [criterionOf(filter)] : []),
        ...(plan && thing ? missedBy(plan, thing) : []),
      ];
      return [
        row.id,
        [
          ...chosen
            .filter((area) => !isIn(area, row))
            .map(({ name, centre }) => ({
              key: 'place',
              label: outside(name, centre, row),
              far: howFarAway(centre, row),
            })),
          ...missed.map((each) => {
            const stated = { ...row, marks: [...(thing?.marks ?? [])] };
            return {
              key: each.key,
              label: formatMiss(each, stated, places),
              far: each.key === 'place' ? howFarAway(centreOf(each, places), row) : howFar(each, stated),
            };
          }),
        ],
      ];
    }),
  );
}

/** For a listing the words do not match, the item that misses least. */
function nearestThing<T extends Parameters<typeof missedBy>[1]>(
  plan: Pick<Plan, 'criteria'>,
  things: readonly T[],
): T | undefined {
  return things
    .map((thing) => ({ thing, missed: missedBy(plan, thing).length }))
    .toSorted((a, b) => a.missed - b.missed)[0]?.thing;
}

/** Converts a filter to a criterion of words. */
function criterionOf(filter: Condition): Pick<Criterion, 'key' | 'value' | 'label'> {
  const { key } = filter;
  if (filter.type === 'values') return { key, value: filter.values.join(), label: '' };
  if (filter.type !== 'range') return { key, value: '', label: '' };
  const [min, max] = [filter.min, filter.max].map((end) => end && end / unitOf(key));
  return { key, value: `${min ?? ''}-${max ?? ''}`, label: '' };
}

function isIn({ districts, places, towns }: Area, { district, place }: NearRow): boolean {
  return districts.includes(district) || (place === null ? towns.includes(district) : places.includes(place));
}

const centreOf = ({ value }: Pick<Criterion, 'value'>, places: EngineQuery['places']): Point | undefined =>
  [...places].find(([mark]) => mark.endsWith(`:${value}`))?.[1].centre;

/** `mimo Plzeň, 150 km`, `o 300 Kč dráž`, `o 4 cm kratší`, `flex neuvedený`. */
function formatMiss(
  missed: Pick<Criterion, 'key' | 'value' | 'label'>,
  row: NearRow,
  places: EngineQuery['places'],
): string {
  const { key, label } = missed;
  switch (key) {
    case 'place':
      return outside(label, centreOf(missed, places), row);
    case 'price':
      return formatPriceMiss(missed, row.price);
    case 'hand':
      return formatMark(row, 'hand', (hand) => otherHand(missed.value, hand)) ?? 'strana neuvedená';
    case 'flexMm':
      return formatMark(row, 'flex', (flex) => `flex ${flex}`) ?? 'flex neuvedený';
    case 'shaftLengthCm':
      return formatMark(row, 'shaft', (cm) => byLength(missed, Number(cm))) ?? totalLength(row);
    case 'totalLengthCm':
      return formatMark(row, 'only-total', (cm) => byLength(missed, Number(cm))) ?? shaftLength(row);
    case 'shoeSizeEu':
      return (
        formatMark(row, 'shoe', (tenths) => `EU\u00a0${(Number(tenths) / 10).toLocaleString('cs-CZ')}`) ??
        noSize
      );
    case 'size':
      return formatMark(row, 'size', (size) => `velikost\u00a0${size.toUpperCase()}`) ?? noSize;
    case 'ageGroup':
      return row.marks.some((mark) => /^age:\d/.test(mark)) ? 'na jiný věk' : 'věk neuvedený';
    case 'colour':
      return formatMark(row, 'colour', () => 'jiná barva') ?? 'barva neuvedená';
    case 'condition':
    case 'wear':
      return formatMark(row, 'worn', (level) => `stav: ${conditionOf(level)}`) ?? 'stav neuvedený';
    case 'category':
      return row.marks.some((mark) => mark.startsWith('lot:')) ? 'součást sady' : 'podobná věc';
    case 'priceType':
      return 'není zdarma';
    case 'swap':
      return 'bez výměny';
    default:
      return missedWordLabel(label);
  }
}

const hands = { left: ['levá', 'levé'], right: ['pravá', 'pravé'], straight: ['rovná', 'rovné'] } as const;
const isHand = (value: string): value is keyof typeof hands => Object.hasOwn(hands, value);

/** `pravá místo levé`. */
function otherHand(wanted: string, hand: string): string | undefined {
  if (!isHand(hand)) return undefined;
  return isHand(wanted) ? `${hands[hand][0]} místo ${hands[wanted][1]}` : hands[hand][0];
}

const noSize = 'velikost neuvedená';

/** Label of the first mark of a group. */
function formatMark(
  { marks }: NearRow,
  group: string,
  format: (value: string) => string | undefined,
): string | undefined {
  const found = marks.find((mark) => mark.startsWith(`${group}:`));
  return found && format(found.slice(group.length + 1));
}

const totalLength = (row: NearRow) =>
  formatMark(row, 'total', (cm) => `celkem ${cm}\u00a0cm`) ?? 'délka neuvedená';
const shaftLength = (row: NearRow) =>
  formatMark(row, 'shaft', (cm) => `shaft ${cm}\u00a0cm`) ?? 'délka neuvedená';

/** `o 4 cm kratší`; the value is `96-96`, `92-96`, `92-` or `-96`. */
function byLength({ value }: Pick<Criterion, 'value'>, cm: number): string {
  const [least = '', most = ''] = value.split('-');
  const [from, to] = [Number(least), most === '' ? Number.POSITIVE_INFINITY : Number(most)];
  if (cm < from) return `o ${from - cm}\u00a0cm kratší`;
  return cm > to ? `o ${cm - to}\u00a0cm delší` : `délka ${cm}\u00a0cm`;
}

function formatPriceMiss({ value }: Pick<Criterion, 'value'>, price: number | null): string {
  const [from = '', to = ''] = value.split('-');
  if (price === null) return 'cena neuvedená';
  if (to !== '' && price > Number(to)) return `o ${crowns(price - Number(to))} dráž`;
  return `o ${crowns(Number(from) - price)} levněji`;
}

function outside(name = 'zvolené místo', centre: Point | undefined, row: NearRow): string {
  const km = centre ? Math.round(distanceKm(centre, row)) : 0;
  const away = `mimo ${accusativePlace(name)}`;
  return km > 0 ? `${away}, ${km}\u00a0km` : away;
}

function conditionOf(level: string): string {
  const label = conditionLabel(level) ?? wearLabel(level) ?? 'jiný';
  return label.charAt(0).toLowerCase() + label.slice(1);
}
