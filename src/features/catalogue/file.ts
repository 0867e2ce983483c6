import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { attributeDefinition, category } from './contract.ts';

const confidence = z.enum(['source', 'high', 'medium', 'low']);
const choice = z.object({ id: z.string(), label: z.string(), line: z.string().optional() });

const fileCategory = category.omit({ parent: true }).extend({ parentId: z.int().nullable(), order: z.int() });

const fileAttribute = attributeDefinition.omit({ choices: true, required: true, filter: true }).extend({
  enum: z.string().optional(),
  suggestFrom: z.literal('blade').optional(),
  categories: z.array(z.object({ category: z.string(), required: z.boolean(), filter: z.boolean() })),
});

export const lineKind = z.enum(['stick', 'blade', 'goalie', 'shoes', 'ball', 'glasses', 'bag', 'other']);
export type LineKind = z.output<typeof lineKind>;

const fileBrand = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  manufacturerId: z.int(),
  /** `low` says that who makes it is not certain. */
  confidence,
  aliases: z.array(z.string()),
  categories: z.array(z.string()),
  lines: z.array(z.object({ name: z.string(), kind: lineKind, confidence })),
});

const fileManufacturer = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  country: z.string().nullable(),
  note: z.string().optional(),
});

/** The parts of catalogue.json that the program reads; a test holds the file to it. */
export const catalogueFile = z.object({
  categories: z.array(fileCategory),
  enums: z.record(z.string(), z.array(choice)),
  attributes: z.array(fileAttribute),
  manufacturers: z.array(fileManufacturer),
  brands: z.array(fileBrand),
  bladeHardnessNames: z.array(z.object({ brand: z.string(), pe: z.string(), pp: z.string() })),
  conditions: z.array(choice),
  wears: z.array(choice),
  conditionNotes: z.record(z.string(), z.record(z.string(), z.string())),
  priceTypes: z.array(choice),
  /** What things cost, in Kč; `tier` is what the row is about, or what one piece is. */
  priceGuide: z.object({
    rows: z.array(
      z.object({
        category: z.string(),
        tier: z.string(),
        newFrom: z.number(),
        newTo: z.number(),
        usedFrom: z.number(),
        usedTo: z.number(),
      }),
    ),
  }),
  /** Categories as other bazaars name them, and the leaf for a listing that names only a parent. */
  importMaps: z.object({
    category: z.record(z.string(), z.string()),
    parentFallback: z.record(z.string(), z.string()),
  }),
  /** Other words for what a category holds, or for a value of an attribute. */
  search: z.object({
    synonymGroups: z.array(z.object({ category: z.string().optional(), terms: z.array(z.string()) })),
  }),
});
type CatalogueFile = z.output<typeof catalogueFile>;

/** catalogue.json as it stands. A test checks its shape, so a start need not. */
export const file: CatalogueFile = JSON.parse(
  readFileSync(new URL('./catalogue.json', import.meta.url), 'utf8'),
);
