import { kitsUrl } from '../../contract/urls.ts';
import {
  kitPieces,
  type Piece,
  piecesOf,
  defaultRadiusKm,
  type Want,
  wants,
  type Wearer,
  wearers,
} from './rules.ts';

/** Element id of the result on the kit builder's page. */
export const answerId = 'vybava';

/**
 * Query parameter of the contact page: ids of other listings of the advertiser that the prefilled message is
 * about.
 */
export const togetherParameter = 'spolu';

/** Upper bound of characters, more than any field needs. */
const longest = 20;
const fieldNames = ['height', 'age', 'shoe', 'hand', 'budget', 'place', 'radius', 'post'] as const;
type FieldName = (typeof fieldNames)[number];

/** The query of the kit builder's URL, as typed. */
export type KitFields = {
  who: Wearer;
  fields: Readonly<Partial<Record<FieldName, string>>>;
  /** The choice for each piece of this kit; the default is what most people need. */
  chosen: Readonly<Partial<Record<Piece, Want>>>;
};

/** Parses a URL, or a submitted form; empty fields are omitted. */
export function kitFields(query: URLSearchParams): KitFields {
  const who = wearers.find((each) => each === query.get('who')) ?? 'goalie';
  const fields: Partial<Record<FieldName, string>> = {};
  for (const name of fieldNames) {
    const text = (query.get(name) ?? '').trim().slice(0, longest);
    // „42,5“ has a decimal comma.
    if (text !== '') fields[name] = name === 'shoe' ? text.replace(',', '.') : text;
  }
  const chosen: Partial<Record<Piece, Want>> = {};
  for (const piece of piecesOf(who)) {
    const want = wants.find((each) => each === query.get(piece)) ?? kitPieces[who][piece];
    if (want !== undefined) chosen[piece] = want;
  }
  return { who, fields, chosen };
}

/** The shortest URL of the same query: only pieces that differ from the default are included. */
export function kitAddress({ who, fields, chosen }: Partial<KitFields> & Pick<KitFields, 'who'>): string {
  const query = new URLSearchParams({ who });
  for (const name of fieldNames) {
    const value = fields?.[name];
    const isNowhere = (name === 'radius' || name === 'post') && fields?.place === undefined;
    const isUsual = name === 'radius' && value === String(defaultRadiusKm);
    // A goalkeeper has no stick, so the playing hand does not matter.
    const isIdle = name === 'hand' && who === 'goalie';
    if (value !== undefined && !isNowhere && !isUsual && !isIdle) query.set(name, value);
  }
  for (const piece of piecesOf(who)) {
    const want = chosen?.[piece];
    if (want !== undefined && want !== kitPieces[who][piece]) query.set(piece, want);
  }
  return `${kitsUrl}?${query}`;
}
