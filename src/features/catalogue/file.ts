import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { attributeDefinition, category } from './contract.ts';

const confidence = z.enum(['source', 'high', 'medium', 'low']);
const choice = z.object({ id: z.string(), label: z.string(), line: z.string().optional() });

const fileCategory = category
  .omit({ parent: true, hidden: true })
  .extend({ parentId: z.int().nullable(), order: z.int() });

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
  /** `low` means that the manufacturer is not certain. */
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

/** The parts of catalogue.json that the program reads; a test validates the file against it. */
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
  /** Price ranges in Kč; `tier` is the subset of things the row applies to, or the unit it is priced by. */
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
  /**
   * Maps category names of other marketplaces to ours, and a parent category to the leaf used when a listing
   * names only the parent.
   */
  importMaps: z.object({
    category: z.record(z.string(), z.string()),
    parentFallback: z.record(z.string(), z.string()),
  }),
  /** Synonyms of what a category contains, or of an attribute's value. */
  search: z.object({
    synonymGroups: z.array(z.object({ category: z.string().optional(), terms: z.array(z.string()) })),
  }),
});
type CatalogueFile = z.output<typeof catalogueFile>;

/** Parsed catalogue.json. A test validates its shape, so it is not validated at start. */
export const file: CatalogueFile = JSON.parse(
  readFileSync(new URL('./catalogue.json', import.meta.url), 'utf8'),
);
