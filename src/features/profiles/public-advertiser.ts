import type { z } from 'zod';
import { type Refusal, isRefusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { advertiserView } from '../accounts/index.ts';
import type { Kind } from '../catalogue/contract.ts';
import { hasLeft } from '../account-deletion/index.ts';
import { cardsOf } from '../listings/index.ts';
import { type PublicAdvertiser, type advertiserListings, advertiserPageSize } from './contract.ts';
import { countLiving, livingOf, ownerOfSlug } from './db.ts';

type Reads = Pick<Platform, 'db' | 'clock'>;
type Hidden = Refusal<'not-found' | 'advertiser-gone'>;

/** An advertiser by the address of their page, also an old one; who is blocked, leaving or left is gone. */
export async function publicAdvertiser({ db }: Reads, slug: string): Promise<PublicAdvertiser | Hidden> {
  const owner = await visibleOwner(db, slug);
  if (isRefusal(owner)) return owner;
  const [view, living] = await Promise.all([advertiserView(db, owner.id), countLiving(db, owner.id)]);
  if (!view) return refuse('not-found');
  const { id: _, since, ...shown } = view;
  return { ...shown, since: since.toISOString(), offers: living.offer, demands: living.demand };
}

type Page = { slug: string; kind: Kind; cursor?: string | undefined };

/** One page of live listings. What is published while somebody goes from page to page is not shown twice. */
export async function listAdvertiserListings(
  { db, clock }: Reads,
  { slug, kind, cursor }: Page,
): Promise<z.output<typeof advertiserListings> | Hidden> {
  const owner = await visibleOwner(db, slug);
  if (isRefusal(owner)) return owner;
  const { offset, after } = readCursor(cursor);
  const asked = { advertiserId: owner.id, kind, after, atMost: advertiserPageSize + 1 };
  const [rows, living] = await Promise.all([livingOf(db, asked), countLiving(db, owner.id)]);
  const shown = rows.slice(0, advertiserPageSize);
  const last = shown.at(-1);
  const next = rows.length > shown.length && last;
  return {
    items: await cardsOf({ db, clock }, shown),
    offset,
    total: living[kind],
    next: next ? `${offset + shown.length}.${next.inserted.getTime()}.${next.id}` : undefined,
  };
}

async function visibleOwner(db: Reads['db'], slug: string): Promise<{ id: string } | Hidden> {
  const owner = await ownerOfSlug(db, slug);
  if (!owner) return refuse((await hasLeft(db, slug)) ? 'advertiser-gone' : 'not-found');
  return owner.hidden ? refuse('advertiser-gone') : owner;
}

/** `offset.milliseconds.id`: how many stand before, and the last one shown. */
function readCursor(cursor: string | undefined) {
  const [offset = 0, inserted = 0, id = 0] = (cursor ?? '').split('.').map(Number);
  return { offset, after: cursor === undefined ? undefined : { inserted: new Date(inserted), id } };
}
