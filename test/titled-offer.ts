import { analyzeListing } from '../src/features/query-understanding/index.ts';

/** What the search indexes for an offer with only a category and a title. */
export function titledOffer(category: string, title: string, swap = false) {
  const { marks, numbers } = analyzeListing({
    kind: 'offer',
    category,
    title,
    description: '',
    attributes: {},
    priceType: 'agreement',
    swap,
  });
  return { marks: new Set([...marks, 'kind:offer']), numbers };
}
