import { createHash } from 'node:crypto';
import { typeset } from '../../../contract/typography.ts';
import { priorityMutex } from '../../../platform/images/priority-mutex.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StoredObject } from '../../../platform/storage/storage.ts';
import { cardLine } from '../../catalogue/card-line.ts';
import { formatCondition } from '../../listings/components/format-condition.ts';
import { formatPrice } from '../../listings/components/format-price.ts';
import type { ListingCard } from '../../listings/contract.ts';
import { liveCards } from '../../listings/index.ts';
import { shortPath, displayUrl } from '../../sharing/address.ts';
import { type CoverFacts, renderCover, renderSquare } from '../../sharing/index.ts';

/** Increment when the rendering of the same facts changes, to invalidate stored covers. */
const renderVersion = 2;
/** Rendering takes 0.2 s; with this many waiting, clients are asked to retry. */
const maxWaiting = 6;
/** The photo takes up half of the cover. */
const photoWidth = 1024;

type Cover = { mark: string; size: number; stream(): ReadableStream<Uint8Array> };

/** `cover` is used for link previews, `square` is a post on social networks. */
type Shape = 'cover' | 'square';

const renderMutex = priorityMutex();
const beingRendered = new Map<string, Promise<void>>();

/**
 * The current cover of a live listing, rendered when it is first requested and stored until the listing changes.
 * Undefined without such a live listing; `busy` when too many others are being rendered.
 */
export async function coverOf(
  platform: Pick<Platform, 'db' | 'clock' | 'storage' | 'config'>,
  id: number,
  shape: Shape,
): Promise<Cover | 'busy' | undefined> {
  const card = (await liveCards(platform, [id])).get(id);
  if (!card) return undefined;
  const mark = markOf(card);
  const key = `covers/${id}/${shape}-${mark}.jpg`;
  const stored = await platform.storage.get(key);
  if (stored) return coverFrom(stored, mark);
  if (!beingRendered.has(key)) {
    if (beingRendered.size >= maxWaiting) return 'busy';
    const rendering = renderMutex(() => renderAndStore(platform, card, { key, shape })).finally(() =>
      beingRendered.delete(key),
    );
    beingRendered.set(key, rendering);
  }
  await beingRendered.get(key);
  const made = await platform.storage.get(key);
  return made && coverFrom(made, mark);
}

const coverFrom = (found: StoredObject, mark: string): Cover => ({
  mark,
  size: found.size,
  stream: () => found.stream(),
});

/** A fingerprint of everything visible on the cover. */
function markOf(card: ListingCard): string {
  const seen = JSON.stringify([renderVersion, coverFacts(card), photoKeyOf(card)]);
  return createHash('sha256').update(seen).digest('hex').slice(0, 20);
}

type Drawing = { key: string; shape: Shape };

async function renderAndStore(
  { storage, config }: Pick<Platform, 'storage' | 'config'>,
  card: ListingCard,
  { key, shape }: Drawing,
): Promise<void> {
  const photoKey = photoKeyOf(card);
  const photo = photoKey === undefined ? undefined : await storage.get(photoKey);
  const bytes = photo && Buffer.from(await new Response(photo.stream()).arrayBuffer());
  const facts = coverFacts(card);
  const address = displayUrl(config.appUrl + shortPath(card));
  const picture =
    shape === 'cover' ? await renderCover(facts, bytes) : await renderSquare({ ...facts, address }, bytes);
  await storage.put(key, picture);
  for await (const older of storage.list(`covers/${card.id}`)) {
    const replaced = older.key.startsWith(`covers/${card.id}/${shape}-`) && older.key !== key;
    if (replaced) await storage.delete(older.key);
  }
}

/** Storage key of the main photo in a width suitable for the cover. */
function photoKeyOf({ photo }: ListingCard): string | undefined {
  if (!photo) return undefined;
  const { url } = photo.webp.findLast(({ width }) => width <= photoWidth) ?? { url: photo.preview };
  return url.replace(/^\/fotky\//, 'photos/');
}

/** The texts on a listing's cover, the same as on its card. */
export function coverFacts(card: ListingCard): CoverFacts {
  return {
    title: typeset(card.title),
    price: formatPrice(card),
    lines: [formatCondition(card), cardLine(card.facts), card.locations[0].name].flatMap(
      (line) => line || [],
    ),
    label: labelOf(card),
  };
}

function labelOf({ kind, state, swap }: ListingCard): string | undefined {
  if (state === 'reserved') return 'Rezervováno';
  if (kind === 'demand') return 'Poptávka';
  return swap ? 'Možná výměna' : undefined;
}
