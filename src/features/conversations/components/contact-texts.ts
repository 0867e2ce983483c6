import type { ListingDetail } from '../../listings/contract.ts';

type Asked = Pick<ListingDetail, 'kind' | 'questions'>;

/** What writing to the advertiser is called, by a button's dialog and by a page. */
export const contactTitle = (kind: Asked['kind']): string =>
  kind === 'demand' ? 'Odpovědět na poptávku' : 'Napsat prodejci';

/** What whoever has the wanted thing mostly writes. */
const toDemand = [
  'Mám to, co hledáš. Pošlu ti fotky.',
  'Kolik za to chceš dát?',
  'Vyzvedneš si to, nebo to mám poslat?',
];

/** Sentences to be inserted by a tap: those of the category about an offer, a demand's own. */
export const preparedSentences = ({ kind, questions }: Asked): readonly string[] =>
  kind === 'demand' ? toDemand : questions;
