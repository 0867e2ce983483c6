import { beforeEach, describe, expect, it } from 'vitest';
import { addPhotos } from '../../../test/albums.ts';
import { freshEmail, conversationHelpers } from '../../../test/conversations.ts';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import { isRefusal } from '../../contract/errors.ts';
import { jobsOf } from '../all.ts';
import { orderPhotos, removePhoto } from '../media/album.ts';
import { sweepMedia } from '../media/sweep.ts';
import { startUpload } from '../media/uploads.ts';
import { sweepReports } from '../reports/feature.ts';
import { getReportedContent } from '../reports/admin-views.ts';
import { reportPhoto } from '../reports/evidence.ts';
import { reportContent } from '../reports/report.ts';
import { answerConversation } from './answer.ts';
import { messagePhoto, openAlbum } from './photos.ts';
import { sweepMessages } from './feature.ts';

const platform = await testPlatform();
await loadTowns(platform);
const { viewerOf, ask, listed, shown, onlyId } = conversationHelpers(platform);
const hour = 3_600_000;
const day = 24 * hour;

let seller: Viewer;
let buyer: Viewer;
let id: string;
beforeEach(async () => {
  // Resets hourly limits.
  platform.clock.advance(2 * hour);
  seller = await newAdvertiser(platform);
  buyer = await viewerOf(freshEmail());
  await ask(await addListing(platform, seller), { email: buyer.email, viewer: buyer });
  id = await onlyId(buyer);
});

async function gather(viewer: Viewer, count: number) {
  const album = await openAlbum(platform, viewer, id);
  if (isRefusal(album)) throw new Error(album.refused);
  return { album: album.id, photoIds: await addPhotos(platform, album.id, count) };
}
const send = (viewer: Viewer, album: string | undefined, text = '') =>
  answerConversation(platform, viewer, { id, text, album, client: viewer.email });
async function sendPhotos(viewer: Viewer, count: number, text = '') {
  const { album, photoIds } = await gather(viewer, count);
  expect(await send(viewer, album, text)).toEqual({ sent: true });
  return { album, photoIds };
}
const fileOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);
async function filesOf(viewer: Viewer) {
  const photos = (await shown(viewer, id)).messages.flatMap((message) => message.photos);
  return photos.flatMap(({ preview, avif, webp }) =>
    [preview, ...avif.map(({ url }) => url), ...webp.map(({ url }) => url)].map(fileOf),
  );
}
const sizeOf = async (viewer: Viewer, file: string) => {
  const found = await messagePhoto(platform, viewer, file);
  return isRefusal(found) ? found.refused : found.size;
};
const keysUnder = async (folder: string) => {
  const keys: string[] = [];
  for await (const { key } of platform.storage.list(folder)) keys.push(key);
  return keys;
};

describe('photos of a message', () => {
  it('are visible to both sides in their order; the email gives their number without showing them', async () => {
    const { photoIds } = await sendPhotos(seller, 2, 'Tady je čepel.');
    for (const viewer of [seller, buyer]) {
      const last = (await shown(viewer, id)).messages.at(-1);
      expect(last).toMatchObject({ text: 'Tady je čepel.', own: viewer === seller });
      expect(last?.photos.map((photo) => photo.id)).toEqual(photoIds);
    }
    await platform.runJobs(jobsOf(platform).handlers);
    const email = platform.emails.findLast(({ to }) => to === buyer.email);
    expect(email?.text).toContain('> Tady je čepel.');
    expect(email?.text).toContain('Ve zprávě jsou 2\u00a0fotky. Uvidíš je na webu po přihlášení.');
    expect(email?.html).not.toContain('/ucet/zpravy/fotky');
  });

  it('can form a message without text, as the list shows', async () => {
    await sendPhotos(buyer, 1);
    const [item] = (await listed(seller)).items;
    expect(item?.last).toMatchObject({ text: '', photos: 1, own: false });
    await platform.runJobs(jobsOf(platform).handlers);
    const email = platform.emails.findLast(({ to }) => to === seller.email);
    expect(email?.text).toContain('Ve zprávě je fotka. Uvidíš ji na webu po přihlášení.');
  });

  it('can be opened by the two sides only, in every width, and have no public URL', async () => {
    await sendPhotos(seller, 1);
    await platform.runJobs(jobsOf(platform).handlers);
    const files = await filesOf(buyer);
    expect(files.length).toBeGreaterThan(2);
    const stranger = await viewerOf(freshEmail());
    for (const file of files) {
      expect(await sizeOf(buyer, file)).toBeGreaterThan(0);
      expect(await sizeOf(seller, file)).toBeGreaterThan(0);
      expect(await sizeOf(stranger, file)).toBe('not-found');
      expect(await sizeOf(buyer, file.replace(/^.{4}/, '0000'))).toBe('not-found');
      expect((await keysUnder('photos')).some((key) => key.endsWith(file))).toBe(false);
    }
  });

  it('are hidden from the other side before sending, and immutable afterwards', async () => {
    const { album, photoIds } = await gather(seller, 2);
    const gathered = (await shown(seller, id)).gathered?.photos ?? [];
    expect(gathered.map((photo) => photo.id)).toEqual(photoIds);
    expect((await shown(buyer, id)).gathered).toBeUndefined();
    const file = fileOf(gathered[0]?.preview ?? '');
    expect(await sizeOf(seller, file)).toBeGreaterThan(0);
    expect(await sizeOf(buyer, file)).toBe('not-found');
    // The other side cannot send them either.
    expect(await send(buyer, album, 'Moje fotky')).toMatchObject({ refused: 'invalid-input' });

    await send(seller, album);
    const own = { albumId: album, advertiserId: seller.advertiserId };
    const removed = await removePhoto(platform, { ...own, photoId: photoIds[0] ?? '' });
    expect(removed).toMatchObject({ refused: 'not-found' });
    const turned = await orderPhotos(platform, { ...own, photoIds: photoIds.toReversed() });
    expect(turned).toMatchObject({ refused: 'not-found' });
    const more = await startUpload(platform, { ...own, client: 'x', name: 'x.jpg', size: 9 });
    expect(more).toMatchObject({ refused: 'not-found' });
    expect((await shown(seller, id)).gathered).toBeUndefined();
  });

  it('are sent once for a double submission; a message without text and photos is refused', async () => {
    const { album } = await sendPhotos(seller, 1);
    expect(await send(seller, album)).toEqual({ sent: true });
    expect((await shown(seller, id)).messages).toHaveLength(2);
    const { album: empty } = await gather(seller, 0);
    expect(empty).not.toBe(album);
    expect(await send(seller, empty)).toMatchObject({ refused: 'invalid-input' });
    expect(await send(seller, empty, 'Jen slova.')).toEqual({ sent: true });
  });

  it('are limited to four', async () => {
    const { album } = await gather(seller, 4);
    const announced = { advertiserId: seller.advertiserId, client: 'x', name: 'x.jpg', size: 9 };
    expect(await startUpload(platform, { ...announced, albumId: album })).toMatchObject({
      refused: 'photo-limit-reached',
      message: 'K jedné zprávě jdou přidat nejvýš čtyři fotky.',
    });
  });

  it('are deleted with their message, unsent ones a day after the upload', async () => {
    await sendPhotos(seller, 1, 'Zůstane rok.');
    await gather(buyer, 1);
    platform.clock.advance(2 * day);
    await gather(seller, 1);
    await sweepMedia(platform);
    expect((await shown(buyer, id)).gathered).toBeUndefined();
    expect((await shown(seller, id)).gathered?.photos).toHaveLength(1);
    expect((await shown(buyer, id)).messages.at(-1)?.photos).toHaveLength(1);
    platform.clock.advance(370 * day);
    await sweepMessages(platform);
    const left = await platform.db
      .selectFrom('albums')
      .where('conversation_id', '=', id)
      .selectAll()
      .execute();
    expect(left).toEqual([]);
  });

  it('are stored with a report of the message for admins, until the report is deleted', async () => {
    await sendPhotos(seller, 2);
    const message = (await shown(buyer, id)).messages.at(-1)?.id ?? '';
    const sent = await reportContent(platform, {
      address: `/ucet/zpravy/${id}#zprava-${message}`,
      reason: 'insult',
      explanation: 'Na fotkách je něco úplně jiného.',
      name: 'Petr',
      email: buyer.email,
      truthful: true,
      client: buyer.email,
      viewer: buyer,
    });
    if (isRefusal(sent)) throw new Error(sent.refused);
    await platform.db.deleteFrom('contact_messages').where('conversation_id', '=', id).execute();
    const content = await getReportedContent(platform, buyer, `message:${message}`);
    if (isRefusal(content)) throw new Error(content.refused);
    expect(content.snapshot?.photos).toEqual([
      `/sprava/nahlaseni/${sent.number}/fotky/0`,
      `/sprava/nahlaseni/${sent.number}/fotky/1`,
    ]);
    const photo = (place: number) => reportPhoto(platform, { number: sent.number, place });
    expect(await photo(1)).toMatchObject({ mediaType: 'image/jpeg', shown: true });
    expect(await photo(2)).toMatchObject({ refused: 'not-found' });

    platform.clock.advance(3 * day);
    await sweepReports(platform);
    expect(await photo(0)).toMatchObject({ mediaType: 'image/jpeg' });
    platform.clock.advance(800 * day);
    await sweepReports(platform);
    expect(await keysUnder('evidence')).toEqual([]);
  });
});
