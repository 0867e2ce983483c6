import { allBrands, categories } from '../catalogue/index.ts';
import { brandLexeme, stem, synonymWords, tokens, withBrands } from '../listings/index.ts';

/** Words that adverts are full of and that tell nothing; units are understood without them. */
const stopwords = new Set(
  tokens(
    'prodám koupím sháním hledám nabízím super stav top pěkný levně nová použitá ' +
      'na s z do pro a i od k u v ve o za se si je nebo vel velikost cm mm kč ks flex',
  ),
);

/** Names of product lines that are common words too: they count in titles and brands, not in descriptions. */
const commonNames = new Set(tokens('core ice free air zone player titan epic flow hawk'));

const knownStems = new Set(
  [
    synonymWords,
    ...categories().map(({ name, forms }) => `${name} ${forms.nomSg}`),
    ...allBrands().map(({ name }) => name),
  ]
    .flatMap(tokens)
    .map(stem),
);

const mostTerms = 20;
const shortestBeginning = 3;

/**
 * The words of a query as expressions of PostgreSQL's `tsquery`, one each, brands recognised. The last word may be
 * the beginning of a longer one, unless it is a word of the trade: „branka“ must not find „brankář“.
 */
export function searchTerms(text: string): string[] {
  const words = tokens(text);
  const telling = words.filter((word) => !stopwords.has(word));
  const read = withBrands(telling.length > 0 ? telling : words).slice(0, mostTerms);
  const terms = read.map(({ text: word, brand }, index) => {
    if (brand) return `'${brandLexeme(brand)}'`;
    const stemmed = stem(word);
    if (commonNames.has(word)) return `'${stemmed}':AB`;
    return index === read.length - 1 && mayGoOn(stemmed) ? `'${stemmed}':*` : `'${stemmed}'`;
  });
  return [...new Set(terms)];
}

function mayGoOn(stemmed: string): boolean {
  return stemmed.length >= shortestBeginning && !/\d/.test(stemmed) && !knownStems.has(stemmed);
}
