import { z } from 'zod';
import { operation } from '../../contract/operation.ts';

export { choiceFilters, noBrand, numberFilters, otherBrand } from './address.ts';

export const conditions = ['new', 'like-new', 'used', 'damaged'] as const;
export const wears = ['light', 'moderate', 'heavy'] as const;
export const priceTypes = ['fixed', 'agreement', 'free'] as const;
export const kinds = ['offer', 'demand'] as const;
/** Which hand is lower on the stick („Strana“). */
export const hands = ['left', 'right', 'straight'] as const;

export type Condition = (typeof conditions)[number];
export type Wear = (typeof wears)[number];
export type PriceType = (typeof priceTypes)[number];
export type Kind = (typeof kinds)[number];
export type Hand = (typeof hands)[number];

/** Of what admins have hidden; listings that have it already keep it. */
const hidden = z
  .literal(true)
  .optional()
  .meta({ description: 'Do nových inzerátů se už nenabízí, starší inzeráty ji mají dál' });

const choice = z
  .object({ id: z.string(), label: z.string(), line: z.string().optional(), hidden })
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
    /** Accepted values that deserve a warning: `text` explains a value beyond the bound. */
    warnings: z
      .array(z.object({ above: z.number().optional(), below: z.number().optional(), text: z.string() }))
      .optional(),
    required: z.boolean(),
    /** One attribute of a group is enough (shaft or total length of a stick). */
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
    /** Czech inflections for headings: „Nabídka {genPl}“, „Hledám {accSg}“. */
    forms: z.object({ nomSg: z.string(), accSg: z.string(), genPl: z.string() }),
    description: z.string(),
    listable: z.boolean(),
    hasCondition: z.boolean(),
    requiresBrand: z.boolean(),
    hidden,
  })
  .meta({ id: 'Category' });
export type Category = z.output<typeof category>;

export const brand = z
  .object({
    slug: z.string(),
    name: z.string(),
    /** Suggestions for the model in this category; a seller may enter any other. */
    lines: z.array(z.string()),
    /** Suggestions for a stick's blade. */
    blades: z.array(z.string()).optional(),
  })
  .meta({ id: 'Brand' });
export type Brand = z.output<typeof brand>;

/** Verified facts of a brand. */
export const brandFacts = z
  .object({
    /** `country` is an ISO code; a retailer also sells other brands' gear. */
    manufacturer: z
      .object({ name: z.string(), country: z.string().optional(), retailer: z.boolean() })
      .optional(),
    sameMaker: z.array(z.object({ slug: z.string(), name: z.string() })),
    /** Categories of its gear; leaves are represented by their parent. */
    gear: z.array(z.object({ slug: z.string(), name: z.string() })),
    /** The brand's own names for its PE and PP blade hardnesses. */
    bladeHardness: z.object({ pe: z.string(), pp: z.string() }).optional(),
  })
  .meta({ id: 'BrandFacts' });
export type BrandFacts = z.output<typeof brandFacts>;

/** Everything that a form for one leaf category needs. */
export const categoryForm = category
  .extend({
    attributes: z.array(attributeDefinition),
    brands: z.array(brand),
    /** Labels with one line of help each, specific to this category. */
    conditions: z.array(choice),
    wears: z.array(choice),
  })
  .meta({ id: 'CategoryForm' });
export type CategoryForm = z.output<typeof categoryForm>;

/** Offers have one value (a list for `multi`); demands have a range or a list of acceptable values. */
export const attributeValue = z.union([
  z.number(),
  z.string(),
  z.boolean(),
  z.array(z.string()),
  z.object({ min: z.number().optional(), max: z.number().optional() }),
]);
export type AttributeValue = z.output<typeof attributeValue>;
export type AttributeValues = Record<string, AttributeValue>;

/** What the pure rules need of a category: the response of `getCategory`, or a part of it. */
export type AttributeRules = Pick<CategoryForm, 'slug' | 'attributes'>;

const matchVerdict = z.enum(['ok', 'no', 'unknown']);

/** Whether an offer is legal in a match under the federation's rules. */
export const matchRules = z
  .object({
    verdict: z.enum([...matchVerdict.options, 'partly']).meta({
      description: '`partly`: co je uvedené, pravidla splňuje, a o zbytku nejde rozhodnout',
    }),
    toAsk: z
      .array(z.string())
      .meta({ description: 'Na co se zeptat, aby se rozhodlo, ve čtvrtém pádě: `značku IFF`' }),
    edition: z.string().meta({ description: 'Z kterého vydání pravidel jsou jejich čísla' }),
    editionName: z.string().meta({ description: 'Jen název toho vydání, třeba `2022`' }),
    rules: z.array(
      z.object({
        name: z.string(),
        verdict: matchVerdict,
        text: z.string(),
        source: z.string(),
        missing: z.string().optional().meta({ description: 'Klíč parametru, který by rozhodl' }),
      }),
    ),
  })
  .meta({ id: 'MatchRules' });
export type MatchRules = z.output<typeof matchRules>;

/** One cell of a card's fact strip, e.g. 96 cm / délka; `hand` selects the blade icon. */
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
