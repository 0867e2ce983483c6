import type { OperationData, OperationInput } from '../../contract/operation.ts';
import { fold } from '../../contract/fold.ts';
import { crowns } from '../../contract/czech.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AttributeDefinition, AttributeValues, CategoryForm } from '../catalogue/contract.ts';
import {
  attributeField,
  attributeHints,
  attributesToForm,
  catalogueBrands,
  categoryForm,
  otherBrand,
} from '../catalogue/index.ts';
import { pieces } from '../listings/contract.ts';
import { hasContact } from '../listings/index.ts';
import {
  isDemand,
  isPricedTogether,
  type OfferRead,
  readOffer,
  samePieces,
} from '../query-understanding/index.ts';
import type { RecognizedValue, recognizeListing as contract } from './contract.ts';
import { handoverInText } from './handover-in-text.ts';
import { modelInText, modelName } from './model-in-text.ts';
import { placeInText } from './place-in-text.ts';
import { wantedInReturn } from './swap-in-text.ts';
import { descriptionOf, titleOf } from './title-and-description.ts';

type Recognized = OperationData<typeof contract>;

/** Recognizes form values in an offer's text; the first of several lines is the title, except in a list. */
export async function recognizeListing(
  platform: Platform,
  { text: typed, category }: OperationInput<typeof contract>['body'],
): Promise<Recognized> {
  const lines = typed.replaceAll('\r\n', '\n').trim();
  if (lines === '') return { wanted: false, contact: false, values: [], others: [] };
  const place = await placeInText(platform, lines);
  const whole = withCurrency(place ? withPriceBefore(lines, place.at) : lines);
  const several = severalOfSame(whole, category);
  const text = several?.rest ?? whole;
  const [line = '', ...more] = text.split('\n');
  // A list has no title.
  const [title, description] = listMark.test(line) ? ['', text] : [line, more.join('\n')];
  const byText = readOffer(title, description);
  const offeredCategory = categoryForm(byText.category ?? '')?.hidden ? undefined : byText.category;
  const chosen = categoryForm(category ?? '')?.slug ?? byText.category;
  const read = chosen === byText.category ? byText : readOffer(title, description, chosen);
  const form = categoryForm(read.category ?? '');
  const brand = catalogueBrands().find(
    ({ slug, name: word }) =>
      slug === read.brand &&
      (form?.brands.some((each) => each.slug === slug) || fold(title).includes(fold(word))),
  );
  const fromPlace = place && lines.slice(place.at);
  const model =
    brand && form && modelInText({ category: form.slug, brand: brand.slug, title, text, fromPlace, read });
  const values = [
    ...(brand ? brandValues(brand, form) : []),
    model,
    ...(form ? attributeValues(form, withHandover(form, read.attributes, lines), read.doubtful) : []),
    ...(form?.hasCondition
      ? [
          choiceValue('condition', 'Stav', read.condition, form.conditions),
          withDoubt(choiceValue('wear', 'Jak moc hrané', read.wear, form.wears)),
        ]
      : []),
    ...pricePerPiece(read, several, isPricedTogether(text)),
    read.swap ? wantedInReturn(lines) : undefined,
    several?.value,
    place?.value,
  ].filter((each) => !!each);
  const name = titleOf(more.length > 0 ? title : '', read, {
    form,
    brand: brand?.name,
    model: brand ? modelName(model?.text, brand.slug, title, fromPlace) : undefined,
    values,
  });
  const rest = descriptionOf(text, name, place?.value.text);
  return {
    ...(offeredCategory ? { category: offeredCategory } : {}),
    values: [
      ...(name ? [{ name: 'title', value: name, label: 'Název', text: name }] : []),
      ...values,
      ...(rest ? [{ name: 'description', value: rest, label: 'Popis', text: 'tvůj text' }] : []),
    ],
    wanted: isDemand(lines),
    contact: hasContact(lines),
    others: [...new Set(read.others)],
  };
}

const listMark = /^([-–•*]|\d{1,2}[.)])\s/u;

/**
 * The number of pieces in `20 ks …`, and the text without it. In categories where the form asks for the contents of
 * a box, such as balls, it is that number, unless the text has a price per piece.
 */
function severalOfSame(text: string, category: string | undefined) {
  const read = samePieces(text);
  if (!read || read.count > pieces.max) return undefined;
  const form = categoryForm(category ?? '') ?? categoryForm(readOffer(read.rest, '').category ?? '');
  const boxed = form?.attributes.find(({ key }) => key === 'quantity');
  if (form?.hasCondition === false || boxed?.required || (boxed && !ofPiece.test(text))) return undefined;
  const [value, words] = [String(read.count), `${read.count}\u00a0ks`];
  const quantity = { name: 'quantity', value, label: 'Kolik stejných kusů', text: words };
  return { ...read, value: read.together ? withDoubt(quantity) : quantity };
}

/**
 * The form has a price per piece: of `2x maska, obě za 1 500` a whole share, to be checked, because whether the seller
 * would sell them one by one is not stated; none of `2 masky, dohromady 1 500`.
 */
function pricePerPiece(read: OfferRead, several: { count: number } | undefined, together: boolean) {
  const values = priceValues(read);
  const count = several?.count ?? (read.attributes.quantity === undefined ? (read.pieces ?? 1) : 1);
  if (!together || read.price === undefined || count === 1) return values;
  const share = read.price / count;
  const rest = values.filter(({ name }) => name !== 'price');
  return several && Number.isInteger(share) ? [{ ...priceValue(share), unsure: true }, ...rest] : rest;
}

const ofPiece = /(?:\/|za)\s*(?:ks|kus)(?!\p{L})|(?<!\p{L})(?:po|á)\s+\d/iu;

/** `1200,-` is a price. */
const withCurrency = (text: string) =>
  text.replaceAll(/(\d)\s?,\s?[-–—=]+(?:\s?kč)?(?=([\p{L}\d])?)/giu, (_, digit: string, next?: string) =>
    next === undefined ? `${digit} Kč` : `${digit} Kč `,
  );

/**
 * A round number right before the town is the price: `málo nošená 1500 Ostrava`; unless it is part of a postal code
 * or a measure.
 */
function withPriceBefore(text: string, at: number): string {
  const [before, after] = [text.slice(0, at), text.slice(at)];
  const isPrice =
    /(?<![\d.,]\s?)\b([2-9]\d|[1-9]\d{2})0\s+$/u.test(before) && !/výšk\p{L}*\s+\d+\s+$/iu.test(before);
  return isPrice ? `${before.trimEnd()} Kč, ${after}` : text;
}

/** A brand that the category does not offer is entered as text. */
function brandValues({ slug, name }: { slug: string; name: string }, form: CategoryForm | undefined) {
  const isOffered = !form || form.brands.some((each) => each.slug === slug);
  const brand = { name: 'brand', value: isOffered ? slug : otherBrand, label: 'Značka', text: name };
  return isOffered ? [brand] : [brand, { name: 'brandText', value: name, label: 'Jaká značka', text: name }];
}

/** Adds the ways of handing over that the text offers, in categories that ask for them. */
function withHandover(form: CategoryForm, attributes: AttributeValues, text: string): AttributeValues {
  const choices = form.attributes.find(({ key }) => key === 'handover')?.choices ?? [];
  const said = handoverInText(text).filter((way) => choices.some(({ id }) => id === way));
  return said.length > 0 ? { ...attributes, handover: said } : attributes;
}

/** Marks a value as one to check. */
const withDoubt = (value: RecognizedValue | undefined): RecognizedValue | undefined =>
  value && { ...value, unsure: true };

function priceValues({ price, deal, swap }: OfferRead): RecognizedValue[] {
  const types = { free: 'Zdarma', agreement: 'Dohodou' };
  return [
    ...(price ? [priceValue(price)] : []),
    ...(deal ? [{ name: 'priceType', value: deal, label: 'Cena', text: types[deal] }] : []),
    ...(swap ? [{ name: 'swap', value: 'on', label: 'Možná výměna', text: 'Ano' }] : []),
  ];
}

const priceValue = (czk: number) => ({ name: 'price', value: String(czk), label: 'Cena', text: crowns(czk) });

function attributeValues(
  form: CategoryForm,
  attributes: AttributeValues,
  estimated: readonly string[],
): RecognizedValue[] {
  const fields = attributesToForm(attributes);
  const doubtful = new Set([...estimated, ...attributeHints(form, attributes).map(({ key }) => key)]);
  return form.attributes.flatMap((definition) => {
    const name = attributeField(definition.key);
    const value = fields[name];
    const isHidden = definition.choices?.some(({ id, hidden }) => hidden && [value].flat().includes(id));
    return value === undefined || isHidden
      ? []
      : [
          {
            name,
            value,
            label: definition.label,
            text: textOf(definition, value),
            ...(doubtful.has(definition.key) ? { unsure: true } : {}),
          },
        ];
  });
}

function textOf({ choices, unit }: AttributeDefinition, value: string | string[]): string {
  const texts = [value].flat().map((each) => choices?.find(({ id }) => id === each)?.label ?? each);
  return [texts.join(', '), unit].filter(Boolean).join('\u00a0');
}

function choiceValue(
  name: string,
  label: string,
  value: string | undefined,
  choices: CategoryForm['conditions'],
): RecognizedValue | undefined {
  const choice = choices.find(({ id }) => id === value);
  return choice && { name, value: choice.id, label, text: choice.label };
}
