import { type CountForms, counted } from '../../../contract/czech.ts';
import type { Kind } from '../../../features/catalogue/contract.ts';
import type { PublicAdvertiser } from '../../../features/profiles/contract.ts';
import { minForIndex } from '../../../features/search/rules.ts';

const offerForms: CountForms = ['nabídka', 'nabídky', 'nabídek'];
const demandForms: CountForms = ['poptávka', 'poptávky', 'poptávek'];

type Living = Pick<PublicAdvertiser, 'offers' | 'demands'>;

/** The kind shown by default: offers, or demands if there are no offers. */
export const firstKind = ({ offers, demands }: Living): Kind =>
  offers === 0 && demands > 0 ? 'demand' : 'offer';

/** Whether the page may be indexed: with fewer listings it would nearly duplicate the page of one of them. */
export const isIndexable = (living: Living, shown: { kind: Kind; continued: boolean }): boolean =>
  living.offers + living.demands >= minForIndex && !shown.continued && shown.kind === firstKind(living);

/** One-sentence description for search engines and sharing. */
export function describeAdvertiser({
  name,
  trader,
  offers,
  demands,
}: Living & Pick<PublicAdvertiser, 'name' | 'trader'>): string {
  const what = [
    ...(offers > 0 ? [counted(offers, offerForms)] : []),
    ...(demands > 0 ? [counted(demands, demandForms)] : []),
  ];
  const now = what.length > 0 ? what.join(' a ') : 'teď žádný inzerát';
  return `${name}, ${trader ? 'podnikatel' : 'soukromá osoba'} na Florbalovém bazaru: ${now}.`;
}
