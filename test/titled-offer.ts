import { analyzeListing } from '../src/features/query-understanding/index.ts';

/** What the search knows of an offer of which only the category and the title are said. */
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
