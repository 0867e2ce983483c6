import { fold } from '../../contract/fold.ts';
import { existingLine, productLines } from '../listings/index.ts';
import { namesBehindBrand, type OfferRead, unknownBehindBrand } from '../query-understanding/index.ts';
import type { RecognizedValue } from './contract.ts';

type Sources = {
  category: string;
  brand: string;
  title: string;
  text: string;
  /** The text from the municipality on. */
  fromPlace: string | undefined;
  read: OfferRead;
};

/** The product line named in a text or, marked as unsure, an unknown word that looks like one. */
export function modelInText(sources: Sources): RecognizedValue | undefined {
  const known = knownLine(sources);
  const text = known ?? guessedLine(sources);
  if (text === undefined) return undefined;
  return { name: 'model', value: text, label: 'Model', text, ...(known ? {} : { unsure: true }) };
}

function knownLine({ category, brand, text, read: { lines } }: Sources): string | undefined {
  const [line] = productLines({ category, brand, title: text, marks: lines.map((key) => `line:${key}`) });
  return line && existingLine(brand, line.slice(brand.length + 1))?.name;
}

/**
 * The model with the words of the title that go on with its name, as in `Gel-Blade 8` and `Ultralight HES`; without a
 * model the lines of other gear the brand makes, as in `čepel Unihoc Epic`.
 */
export function modelName(
  model: string | undefined,
  brand: string,
  title: string,
  fromPlace: string | undefined,
): string | undefined {
  const found = namesBehindBrand(fromPlace ? title.replace(fromPlace, '') : title, brand);
  if (!found || model === undefined) return found?.isLine ? found.words.join(' ') : model;
  const ends = found.words.findIndex(
    (_, at) => plain(found.words.slice(0, at + 1).join('')) === plain(model),
  );
  return ends < 0 ? model : [model, ...found.words.slice(ends + 1)].join(' ');
}

const plain = (text: string) => fold(text).replaceAll(/[\s-]/g, '');

/** An unknown word right behind the brand, capitalized or followed by a number: `Zone Hype`, `zone hype 80`. */
function guessedLine({ brand, title, fromPlace }: Sources): string | undefined {
  const found = unknownBehindBrand(title);
  if (found?.brand !== brand) return undefined;
  const { word } = found;
  const isName = /^\p{Lu}/u.test(word) || new RegExp(String.raw`\s${word}\s+\d`, 'u').test(title);
  const isPlace = fromPlace !== undefined && fold(fromPlace).startsWith(fold(word));
  return isName && !isPlace ? word.charAt(0).toUpperCase() + word.slice(1) : undefined;
}
