import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { counted } from '../../../contract/czech.ts';
import type { Platform } from '../../../platform/platform.ts';
import { typeset } from '../../../contract/typography.ts';
import { articleBySlug } from '../../content/index.ts';
import { renderArticleCover } from '../../sharing/index.ts';

/** Drawings of articles are files shipped with the program. */
const drawings = new URL('../../../../public/kresby/', import.meta.url);
const drawingOf = /^\/kresby\/([a-z0-9-]+\.svg)$/;

type Cover = { mark: string; bytes: Promise<Uint8Array> };
/** Per-process cache by article; an entry is replaced when the article changes. */
const cache = new Map<string, Cover>();

/** The cover of an article; undefined when there is no such article or it has no drawing. */
export async function articleCover(
  platform: Pick<Platform, 'db' | 'log'>,
  slug: string,
): Promise<{ mark: string; bytes: Uint8Array } | undefined> {
  const article = await articleBySlug(platform, slug);
  const [, file] = drawingOf.exec(article?.picture.address ?? '') ?? [];
  if (!article || !file) return undefined;
  const { title, tags, minutes } = article;
  const facts = {
    title: typeset(title),
    label: tags[0]?.name,
    line: counted(minutes, ['minuta čtení', 'minuty čtení', 'minut čtení']),
  };
  const mark = createHash('sha256')
    .update(JSON.stringify([facts, file]))
    .digest('hex')
    .slice(0, 20);
  let cover = cache.get(slug);
  if (cover?.mark !== mark) {
    cover = { mark, bytes: readFile(new URL(file, drawings)).then((svg) => renderArticleCover(facts, svg)) };
    cache.set(slug, cover);
    cover.bytes.catch(() => cache.delete(slug));
  }
  return { mark, bytes: await cover.bytes };
}
