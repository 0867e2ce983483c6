import type { ListingDetail } from '../../listings/contract.ts';

type Asked = Pick<ListingDetail, 'kind' | 'questions'>;

/** Title of the contact dialog and page. */
export const contactTitle = (kind: Asked['kind']): string =>
  kind === 'demand' ? 'Odpovědět na poptávku' : 'Napsat prodejci';

/** Common messages by somebody who has the item a demand asks for. */
const toDemand = [
  'Mám to, co hledáš. Pošlu ti fotky.',
  'Kolik za to chceš dát?',
  'Vyzvedneš si to, nebo to mám poslat?',
];

/** Sentences to insert into a message: for an offer those of its category, for a demand its own. */
export const preparedSentences = ({ kind, questions }: Asked): readonly string[] =>
  kind === 'demand' ? toDemand : questions;
