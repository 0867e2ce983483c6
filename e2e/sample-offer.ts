import type { FormValues } from '../src/features/listings/contract.ts';
import { builtInCode } from '../src/features/places/built-in/code.ts';
import { photo } from '../src/platform/images/specimens.ts';
import type { ApiVisitor } from './api-visitor.ts';

/** The form of a stick that lacks nothing, as an application sends it. */
export const stickValues: FormValues = {
  category: 'florbalky',
  brand: 'unihoc',
  title: 'Unihoc Epic 26 pro leváka',
  description: 'Prodám hůl po jedné sezoně, čepel drží tvar.',
  condition: 'used',
  wear: 'light',
  'attributes.shaftLengthCm': '96',
  'attributes.flexMm': '26',
  'attributes.hand': 'left',
  priceType: 'fixed',
  price: '1490',
  place: builtInCode('Brno', 'CZ0642'),
  placeShown: 'exact',
};

/** Puts up an offer with photos; returns its identifier. The seller signs in when they have not yet. */
export async function postStick(seller: ApiVisitor, values: FormValues = {}, photos = 1): Promise<number> {
  const { id, albumId } = await seller.fillDraft({ ...stickValues, ...values });
  for (let index = 0; index < photos; index += 1) await seller.sendPhoto(albumId, await jpeg(index));
  return seller.publish(id);
}

/** A photo that differs from the others by its width. */
export function jpeg(index = 0): Promise<Buffer> {
  return photo(640 + 40 * index, 480).jpeg({ quality: 80 }).toBuffer();
}

/** The same as a file that a browser chooses. */
export async function photoFile(name: string, index = 0) {
  return { name, mimeType: 'image/jpeg', buffer: await jpeg(index) };
}
