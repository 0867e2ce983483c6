import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ContentPage } from './contract.ts';
import { libraryOf } from './library.ts';
import { renderDocument } from './rendered.ts';
import { typeset } from '../../contract/typography.ts';
import { fillIn, placeholdersOf } from './placeholders.ts';

/** A page of text, in an earlier version when one is asked for. */
export async function contentPage(
  platform: Platform,
  slug: string,
  version: string | undefined,
): Promise<ContentPage | Refusal<'not-found'>> {
  const [library, words] = await Promise.all([libraryOf(platform), placeholdersOf(platform)]);
  const current = library.get('pages', slug);
  const earlier = library.earlier(slug);
  const page =
    version === undefined || version === current?.front.version
      ? current
      : earlier.find(({ front }) => front.version === version);
  if (!current || !page) return refuse('not-found');
  const { title, description, effective } = page.front;
  return {
    slug,
    title: typeset(title),
    description: typeset(fillIn(description, words)),
    version: page.front.version,
    effective,
    earlier: earlier.flatMap(({ front }) => front.version ?? []),
    changed: page.savedAt.toISOString(),
    ...renderDocument(page, words),
  };
}
