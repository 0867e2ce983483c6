import { z } from 'zod';
import { operation } from '../../contract/operation.ts';

export { choiceFilters, noBrand, numberFilters, otherBrand } from './address.ts';

export const conditions = ['new', 'like-new', 'used', 'damaged'] as const;
export const wears = ['light', 'moderate', 'heavy'] as const;
export const priceTypes = ['fixed', 'agreement', 'free'] as const;
export const kinds = ['offer', 'demand'] as const;
/** Which hand is lower on the stick, „Strana“. */
export const hands = ['left', 'right', 'straight'] as const;

export type Condition = (typeof conditions)[number];
export type Wear = (typeof wears)[number];
export type PriceType = (typeof priceTypes)[number];
export type Kind = (typeof kinds)[number];
export type Hand = (typeof hands)[number];

const choice = z
  .object({ id: z.string(), label: z.string(), line: z.string().optional() })
  .meta({ id: 'Choice' });
export type Choice = z.output<typeof choice>;

export const attributeDefinition = z
  .object({
    key: z.string(),
    label: z.string(),
    type: z.enum(['int', 'decimal', 'enum', 'multi', 'bool', 'line']),
    unit: z.string().optional(),
    min: z.number().optional(),
    max: z.number().optional(),
    step: z.number().optional(),
    help: z.string().optional(),
    choices: z.array(choice).optional(),
    /** Values that are accepted and deserve a word: past the bound, `text` says what it means. */
    warnings: z
      .array(z.object({ above: z.number().optional(), below: z.number().optional(), text: z.string() }))
      .optional(),
    required: z.boolean(),
    /** Of attributes with the same group one is enough (shaft or total length of a stick). */
    requiredGroup: z.string().optional(),
    filter: z.boolean(),
  })
  .meta({ id: 'AttributeDefinition' });
export type AttributeDefinition = z.output<typeof attributeDefinition>;

export const category = z
  .object({
    id: z.int(),
    slug: z.string(),
    parent: z.string().optional(),
    name: z.string(),
    /** Czech forms for headings: „Nabídka {genPl}“, „Hledám {accSg}“. */
    forms: z.object({ nomSg: z.string(), accSg: z.string(), genPl: z.string() }),
    description: z.string(),
    listable: z.boolean(),
    hasCondition: z.boolean(),
    requiresBrand: z.boolean(),
  })
  .meta({ id: 'Category' });
export type Category = z.output<typeof category>;

export const brand = z
  .object({
    slug: z.string(),
    name: z.string(),
    /** Suggestions for the model in this category; a seller may type any other. */
    lines: z.array(z.string()),
    /** Suggestions for a stick's blade. */
    blades: z.array(z.string()).optional(),
  })
  .meta({ id: 'Brand' });
export type Brand = z.output<typeof brand>;

/** What is surely known of a brand. */
export const brandFacts = z
  .object({
    /** `country` is an ISO code; a retailer sells gear of others too. */
    manufacturer: z
      .object({ name: z.string(), country: z.string().optional(), retailer: z.boolean() })
      .optional(),
    sameMaker: z.array(z.object({ slug: z.string(), name: z.string() })),
    /** Categories that its gear belongs to, parents for their leaves. */
    gear: z.array(z.object({ slug: z.string(), name: z.string() })),
    /** What it calls its blades of PE and of PP. */
    bladeHardness: z.object({ pe: z.string(), pp: z.string() }).optional(),
  })
  .meta({ id: 'BrandFacts' });
export type BrandFacts = z.output<typeof brandFacts>;

/** All that a form for one leaf category needs. */
export const categoryForm = category
  .extend({
    attributes: z.array(attributeDefinition),
    brands: z.array(brand),
    /** Labels and one line of help each, in the words that fit this category. */
    conditions: z.array(choice),
    wears: z.array(choice),
  })
  .meta({ id: 'CategoryForm' });
export type CategoryForm = z.output<typeof categoryForm>;

/** Offers carry one value (`multi` a list); demands a range or a list of acceptable values. */
export const attributeValue = z.union([
  z.number(),
  z.string(),
  z.boolean(),
  z.array(z.string()),
  z.object({ min: z.number().optional(), max: z.number().optional() }),
]);
export type AttributeValue = z.output<typeof attributeValue>;
export type AttributeValues = Record<string, AttributeValue>;

/** What the pure rules need to know of a category: the answer of `getCategory`, or a part of it. */
export type AttributeRules = Pick<CategoryForm, 'slug' | 'attributes'>;

const matchVerdict = z.enum(['ok', 'no', 'unknown']);

/** Whether an offer may be played with in a match, by the rules of the federation. */
export const matchRules = z
  .object({
    verdict: matchVerdict,
    edition: z.string().meta({ description: 'Z kterého vydání pravidel jsou jejich čísla' }),
    rules: z.array(
      z.object({ name: z.string(), verdict: matchVerdict, text: z.string(), source: z.string() }),
    ),
  })
  .meta({ id: 'MatchRules' });
export type MatchRules = z.output<typeof matchRules>;

/** One cell of the fact strip on a card, e.g. 96 cm / délka; `hand` asks for the blade's icon. */
export const fact = z
  .object({ label: z.string(), value: z.string(), hand: z.enum(hands).optional() })
  .meta({ id: 'Fact' });
export type Fact = z.output<typeof fact>;

export const listCategories = operation('get', '/categories', {
  summary: 'Všechny kategorie v jejich pořadí; nadřazená jen sdružuje podřízené.',
  audience: 'anyone',
  data: z.array(category),
});

export const getCategory = operation('get', '/categories/{slug}', {
  summary: 'Jedna kategorie bez podkategorií: její parametry, značky a slova pro stav a opotřebení.',
  audience: 'anyone',
  params: z.object({ slug: z.string() }),
  data: categoryForm,
  errors: ['not-found'],
});
