import { kitsUrl } from '../../contract/urls.ts';
import {
  kitPieces,
  type Piece,
  piecesOf,
  usualRadius,
  type Want,
  wants,
  type Wearer,
  wearers,
} from './rules.ts';

/** Where the answer stands on the page of the builder. */
export const answerId = 'vybava';

/** Other listings of the same advertiser that a message is about, by their ids: the contact page then begins it. */
export const togetherParameter = 'spolu';

/** More than any of the fields holds. */
const longest = 20;
const fieldNames = ['height', 'age', 'shoe', 'hand', 'budget', 'place', 'radius', 'post'] as const;
type FieldName = (typeof fieldNames)[number];

/** What an address of the builder asks, as it was typed. */
export type KitFields = {
  who: Wearer;
  fields: Readonly<Partial<Record<FieldName, string>>>;
  /** What is chosen of each piece of this kit, by default what most people need. */
  chosen: Readonly<Partial<Record<Piece, Want>>>;
};

/** Reads an address, or a form that was sent to it; nothing empty. */
export function kitFields(query: URLSearchParams): KitFields {
  const who = wearers.find((each) => each === query.get('who')) ?? 'goalie';
  const fields: Partial<Record<FieldName, string>> = {};
  for (const name of fieldNames) {
    const text = (query.get(name) ?? '').trim().slice(0, longest);
    // „42,5“ as people write it.
    if (text !== '') fields[name] = name === 'shoe' ? text.replace(',', '.') : text;
  }
  const chosen: Partial<Record<Piece, Want>> = {};
  for (const piece of piecesOf(who)) {
    const want = wants.find((each) => each === query.get(piece)) ?? kitPieces[who][piece];
    if (want !== undefined) chosen[piece] = want;
  }
  return { who, fields, chosen };
}

/** The shortest address that asks the same: of pieces only those that differ from the usual. */
export function kitAddress({ who, fields, chosen }: Partial<KitFields> & Pick<KitFields, 'who'>): string {
  const query = new URLSearchParams({ who });
  for (const name of fieldNames) {
    const value = fields?.[name];
    const isNowhere = (name === 'radius' || name === 'post') && fields?.place === undefined;
    const isUsual = name === 'radius' && value === String(usualRadius);
    // A goalkeeper has no stick, so no hand at it.
    const isIdle = name === 'hand' && who === 'goalie';
    if (value !== undefined && !isNowhere && !isUsual && !isIdle) query.set(name, value);
  }
  for (const piece of piecesOf(who)) {
    const want = chosen?.[piece];
    if (want !== undefined && want !== kitPieces[who][piece]) query.set(piece, want);
  }
  return `${kitsUrl}?${query}`;
}
