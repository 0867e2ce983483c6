import { choiceFilters, numberFilters } from '../../../features/catalogue/contract.ts';
import type { Recognized } from '../../../features/listings/components/form/recognized-values.ts';
import { addDemandUrl } from '../../../contract/urls.ts';

/** What a title has room for, behind „Sháním“. */
const maxTextLength = 70;
const greeting = /^(?:ahoj|čau|zdravím|dobrý den|hezký den)[\s,!.]*/iu;
const verb =
  /^(?:prosím\s+)?(?:(?:od)?koup(?:ím|íme|il bych|ila bych)|vykoupím|kúpim|shán(?:ím|íme)|hled(?:ám|áme)|poptáv(?:ám|áme)|potřebuj(?:u|i|eme))\s+/iu;

/** Address for adding a demand prefilled with a text and what was recognized in it. */
export function demandOfText(text: string, { category, values }: Recognized): string {
  const words = text.replaceAll(/\s+/g, ' ').trim().replace(greeting, '').replace(verb, '');
  const query = new URLSearchParams({ q: shortened(words) });
  if (category) query.set('category', category);
  for (const { name, value } of values) {
    const key = name.replace('attributes.', '');
    if (name === 'brand' || name === 'place') query.set(key, String(value));
    else if (name === 'price') query.set(key, `-${String(value)}`);
    else if (numberFilters.some((each) => each === key)) {
      const number = String(value).replace(',', '.');
      query.set(key, `${number}-${number}`);
    } else if (choiceFilters.some((each) => each === key))
      for (const each of [value].flat()) query.append(key, each);
  }
  return `${addDemandUrl}?${query}`;
}

/** Ends with a whole word. */
const shortened = (words: string): string =>
  words.length <= maxTextLength ? words : words.slice(0, maxTextLength + 1).replace(/\s+\S*$/u, '');
