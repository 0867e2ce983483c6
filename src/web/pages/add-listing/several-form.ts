import { type RouterContextProvider } from 'react-router';
import { type Batch, pilePhotos, tableMaxBytes } from '../../../features/batch/contract.ts';
import { priceFields } from '../../../features/batch/rules.ts';
import type { FormValues } from '../../../features/listings/contract.ts';
import { likelyPrice } from '../../../features/listings/rules.ts';
import { addField, fieldText, type FormFields } from '../../../ui/forms/form-fields.ts';
import { MalformedForm, multipartParts, multipartType } from '../../multipart.ts';
import { readForm, refuseMalformed } from '../../read-form.ts';
import { type FormWithPhotos, takePhoto } from './form-with-photos.ts';
import { placeAfter } from './typed-values.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * The form of several listings: its fields, its photos (already stored in their albums), and an uploaded table.
 */
export type SeveralForm = FormWithPhotos & { table: Uint8Array<ArrayBuffer> };

/** Stores photos of a row in its album, and unassigned ones in the album that `openPile` creates. */
export async function readSeveralForm(
  request: Request,
  context: Context,
  batch: Batch | undefined,
  openPile: () => Promise<string | undefined>,
): Promise<SeveralForm> {
  const sent: SeveralForm = { fields: {}, taken: 0, refusedPhotos: [], table: new Uint8Array() };
  const type = multipartType(request);
  if (!type || !request.body) return { ...sent, fields: await readForm(request) };
  try {
    for await (const part of multipartParts(request.body, type)) {
      if ('value' in part) addField(sent.fields, part.name, part.value);
      else if (part.fileName === '') continue;
      else if (part.name === 'tableFile') sent.table = await beginningOf(part.body);
      else {
        const row = batch?.rows.find(({ id }) => part.name === `photos.${id}`);
        await takePhoto(context, row?.albumId ?? (await openPile()), part, sent, pilePhotos);
      }
    }
  } catch (problem) {
    if (problem instanceof MalformedForm) refuseMalformed();
    throw problem;
  }
  return sent;
}

/** Reads at most one byte more than a table may have, which is enough to refuse it. */
async function beginningOf(body: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    if (size <= tableMaxBytes) pieces.push(piece);
    size += piece.byteLength;
  }
  return new Uint8Array(Buffer.concat(pieces)).slice(0, tableMaxBytes + 1);
}

/** Values shared by all rows; undefined when the form does not show them. */
export async function sharedOf(context: Context, fields: FormFields): Promise<FormValues | undefined> {
  if (fieldText(fields, 'shared') === '') return undefined;
  const names = [
    'place',
    'placeFor',
    'placeName',
    'placeDistrict',
    'placeShown',
    'description',
    'discount',
    'publicName',
  ];
  const typed = Object.fromEntries(names.map((name) => [name, fieldText(fields, name)]));
  const placed = await placeAfter(context, typed);
  return {
    place: '',
    placeName: '',
    placeDistrict: '',
    ...placed,
    ...stateFields(fieldText(fields, 'state')),
    'attributes.handover': [fields['attributes.handover'] ?? []].flat(),
  };
}

/** The values of each row, as a form of a single listing would have them. */
export function rowsOf(fields: FormFields, batch: Batch | undefined): { id: string; fields: FormValues }[] {
  return (batch?.rows ?? []).flatMap(({ id }) => {
    const own = Object.entries(fields).flatMap(([name, value]): [string, FormValues[string]][] =>
      name.startsWith(`${id}.`) ? [[name.slice(id.length + 1), value]] : [],
    );
    if (own.length === 0) return [];
    const { state, price, ...rest } = Object.fromEntries(own);
    return [
      {
        id,
        fields: {
          ...rest,
          ...(typeof state === 'string' ? stateFields(state) : {}),
          ...(typeof price === 'string' ? priceFields(meant(price, fields, id)) : {}),
        },
      },
    ];
  });
}

/** The suggested price of a row if its button was pressed, otherwise the typed one. */
const meant = (price: string, fields: FormFields, id: string): string =>
  fieldText(fields, 'intent') === `price:${id}` ? String(likelyPrice(price) ?? price) : price;

function stateFields(state: string): FormValues {
  const [condition = '', wear = ''] = state.split('/');
  return { condition, wear };
}
