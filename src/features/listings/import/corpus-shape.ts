import { z } from 'zod';
import { conditions, kinds, priceTypes } from '../../catalogue/contract.ts';
import { corpusAttributes } from './corpus-attributes.ts';
import { importedBrand } from './imported-brand.ts';
import type { SourceListing } from './source-listing.ts';
import { leafOf } from './leaf-of.ts';
import { withOriginalWords } from './original-words.ts';
import * as shared from './shared-fields.ts';
import { titleOf } from './title-of.ts';

const measure = z.number().positive().max(1_000).nullish();

const fields = z.object({
  id: shared.id,
  kind: z.enum(kinds),
  category: shared.category,
  title: shared.title,
  description: shared.description,
  brand: shared.brand,
  condition: z.enum(conditions).nullish(),
  priceType: z.enum(priceTypes),
  price: shared.price,
  attributes: z
    .object({
      length_cm: measure,
      flex: measure,
      hand: z.enum(['L', 'P']).nullish(),
      shoe_size: measure,
      size: z.string().max(40).nullish(),
    })
    .nullish(),
  obec: shared.placeName,
  okres: shared.placeName.nullish(),
  kraj: shared.placeName.nullish(),
  inserted: shared.moment.nullish(),
  advertiser: shared.advertiser,
});

/** A line with the place in `obec`, `okres` and `kraj`, and five facts of the thing in `attributes`. */
export const corpusLine = fields.superRefine(shared.checkPrice);
export type CorpusLine = z.output<typeof corpusLine>;

/** A line of this shape in our words. The municipality was public there, so it is shown here. */
export function fromCorpus(line: CorpusLine): SourceListing {
  const { kind, condition } = line;
  const { title, whole } = titleOf(line.title);
  const category = leafOf(line.category, { kind, title, description: line.description });
  const text = `${line.title}\n${line.description}`;
  const { attributes, kept } = corpusAttributes(line.attributes ?? {}, { kind, category, text });
  const priced = shared.priceOf(line);
  return {
    reference: line.id,
    kind,
    state: 'active',
    category,
    title,
    description: withOriginalWords(line.description, [...whole, ...kept, ...priced.kept]),
    ...importedBrand(line.brand),
    condition: condition ?? undefined,
    attributes,
    priceType: line.priceType,
    price: priced.price,
    swap: false,
    place: { name: line.obec, district: line.okres ?? undefined, region: line.kraj ?? undefined },
    placeShown: 'exact',
    inserted: line.inserted ?? { daysAgo: 0 },
    advertiser: line.advertiser ?? undefined,
  };
}
