import type { FormValues } from '../src/features/listings/contract.ts';
import { photo } from '../test/specimens/photos.ts';
import { ApiVisitor } from './api-visitor.ts';
import { stickForm } from './stick-form.ts';

/** Publishes an offer with photos as a signed-in person; returns its id. */
export async function postStick(seller: ApiVisitor, values: FormValues = {}, photos = 1): Promise<number> {
  const { id, albumId } = await seller.fillDraft({ ...stickForm(1), ...values });
  for (let index = 0; index < photos; index += 1) await seller.sendPhoto(albumId, await jpeg(index));
  return seller.publish(id);
}

/** A new person with a published stick; `place` distinguishes people. */
export async function offerOf(bazaar: ConstructorParameters<typeof ApiVisitor>[0], place: number) {
  const seller = await ApiVisitor.signedIn(bazaar, place);
  const title = `Unihoc Epic číslo ${place}`;
  const id = await postStick(seller, { title });
  return { seller, title, id, address: `/inzerat/unihoc-epic-cislo-${place}-${id}` };
}

/** A photo that differs from the others by its width. */
export function jpeg(index = 0): Promise<Buffer> {
  return photo(640 + 40 * index, 480)
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** The photo as a file to choose in a browser. */
export async function photoFile(name: string, index = 0) {
  return { name, mimeType: 'image/jpeg', buffer: await jpeg(index) };
}
