import type { RouterContextProvider } from 'react-router';
import { crowns } from '../../../contract/czech.ts';
import { addDemandUrl } from '../../../contract/urls.ts';
import { attributeField } from '../../../features/catalogue/rules.ts';
import { fieldLabels } from '../../../features/listings/components/form/field-labels.ts';
import { formatField } from '../../../features/listings/components/form/format-field.ts';
import type { Recognized } from '../../../features/listings/components/form/recognized-values.ts';
import { descriptionLength } from '../../../features/listings/contract.ts';
import { countSearch, searchMaxLength, type Understood } from '../../../features/search/contract.ts';
import { callApi } from '../../api-client.ts';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { categoryOf, placeOf } from './listing-form-data.ts';
import { prefilledValues } from './wishes.ts';

type Context = Readonly<RouterContextProvider>;

/** What a title has room for, behind „Sháním“. */
const maxTitleLength = 70;
const greeting = /^(?:ahoj|čau|zdravím|dobrý den|hezký den)[\s,!.]*/iu;
const verb =
  /^(?:prosím\s+)?(?:(?:od)?koup(?:ím|íme|il bych|ila bych)|vykoupím|kúpim|shán(?:ím|íme)|hled(?:ám|áme)|poptáv(?:ám|áme)|potřebuj(?:u|i|eme))\s+/iu;

/** Ends with a whole word. */
const shortened = (words: string, max: number): string =>
  words.length <= max ? words : words.slice(0, max + 1).replace(/\s+\S*$/u, '');

/** Search parameters that a text asks for: a demand says what its author would search for. */
async function understoodIn(context: Context, text: string): Promise<readonly Understood[]> {
  const q = shortened(text.replaceAll(/\s+/g, ' ').trim(), searchMaxLength);
  const answer = await callApi(context, countSearch, { query: { q, kind: 'offer' } });
  return answer.ok ? answer.data.understood : [];
}

/** Without alternatives such as `Asics nebo Salming`, of which only the first has a value: the text says both. */
const parametersOf = (understood: readonly Understood[]) =>
  new URLSearchParams(
    understood.flatMap(({ key, value, label }) => (label.includes(' nebo ') ? [] : [[key, value]])),
  );

/** Values for the form of a demand that its text asks for, in the chosen category if there is one. */
export async function wantedIn(
  context: Context,
  text: string,
  chosen: string | undefined,
): Promise<Recognized> {
  const understood = await understoodIn(context, text);
  const parameters = parametersOf(understood);
  if (chosen) parameters.set('category', chosen);
  const wishes = (await prefilledValues(context, parameters)) ?? {};
  const category = await categoryOf(context, fieldText(wishes, 'category'));
  const lines = category?.brands.find(({ slug }) => slug === wishes.brand)?.lines ?? [];
  const model = understood.find(({ key, value }) => key === 'word' && lines.includes(value))?.value;
  const place = await placeOf(context, fieldText(wishes, 'place'));
  const labels: Record<string, string> = { ...fieldLabels(category, 'demand'), place: 'Obec' };
  const texts: Record<string, string | undefined> = {
    price: crowns(Number(wishes.price)),
    place: place?.name,
    description: 'tvůj text',
  };
  const unitOf = (name: string) => category?.attributes.find(({ key }) => isBoundOf(name, key))?.unit;
  const values = Object.entries({
    ...wishes,
    ...(model ? { model } : {}),
    ...(text.length < descriptionLength.min ? {} : { description: text }),
  })
    .filter(([name]) => name !== 'category' && name !== 'priceType')
    .map(([name, value]) => ({
      name,
      value,
      label: labels[name] ?? name,
      text:
        texts[name] ??
        [formatField(name, [value].flat(), { categories: [], category }), unitOf(name)]
          .filter(Boolean)
          .join('\u00a0'),
    }));
  return { category: category?.slug, values, others: [], wanted: false, contact: false };
}

const isBoundOf = (name: string, key: string) =>
  name === attributeField(key, 'min') || name === attributeField(key, 'max');

/** Address for adding a demand prefilled with a text and what it asks for. */
export async function demandOfText(context: Context, text: string): Promise<string> {
  const words = text.replaceAll(/\s+/g, ' ').trim().replace(greeting, '').replace(verb, '');
  const parameters = parametersOf(await understoodIn(context, text));
  parameters.set('q', shortened(words, maxTitleLength));
  return `${addDemandUrl}?${parameters}`;
}
