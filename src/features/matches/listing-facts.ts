import { z } from 'zod';
import { attributeValue, type AttributeValues, type Kind, type PriceType } from '../catalogue/contract.ts';
import type { Point } from '../places/index.ts';

/** The facts of a listing that matching uses: its form fields, and what was recognized in its text. */
export type ListingFacts = {
  id: number;
  advertiserId: string;
  kind: Kind;
  categoryId: number;
  title: string;
  description: string;
  /** From the form. */
  brand?: string | undefined;
  attributes: AttributeValues;
  wantedConditions?: readonly string[] | undefined;
  condition?: string | undefined;
  priceType: PriceType;
  /** In whole CZK, from the form. */
  price?: number | undefined;
  /** In whole CZK, recognized in the text. */
  readPrice?: number | undefined;
  marks: ReadonlySet<string>;
  /** `key` and `key:value` of each filterable attribute. */
  choices: ReadonlySet<string>;
  /** Indexed by `storedPositions`, in tenths; -1 when not stated. */
  spans: readonly { from: number; to: number }[];
  /** Public coordinates: never more precise than on its page. */
  spot: Point;
  inserted: Date;
};

/** The columns of a listing that matching reads. */
type Row = {
  id: number;
  advertiser_id: string;
  kind: Kind;
  category_id: number;
  title: string;
  description: string;
  brand: string | null;
  attributes: unknown;
  wanted_conditions: readonly string[] | null;
  filter_condition: string | null;
  price_type: PriceType;
  price: number | null;
  read_price_czk: number | null;
  marks: readonly string[];
  filter_choices: readonly string[];
  filter_from: readonly number[];
  filter_to: readonly number[];
  inserted: Date;
};

const storedAttributes = z.record(z.string(), attributeValue);

export function factsOf(row: Row, spot: Point): ListingFacts {
  return {
    id: row.id,
    advertiserId: row.advertiser_id,
    kind: row.kind,
    categoryId: row.category_id,
    title: row.title,
    description: row.description,
    brand: row.brand ?? undefined,
    attributes: storedAttributes.parse(row.attributes),
    wantedConditions: row.wanted_conditions ?? undefined,
    condition: row.filter_condition ?? undefined,
    priceType: row.price_type,
    price: row.price ?? undefined,
    readPrice: row.read_price_czk ?? undefined,
    marks: new Set(row.marks),
    choices: new Set(row.filter_choices),
    spans: row.filter_from.map((from, index) => ({ from, to: row.filter_to[index] ?? from })),
    spot,
    inserted: row.inserted,
  };
}
