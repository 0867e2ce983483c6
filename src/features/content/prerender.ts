import {
  blogUrl,
  downloadsUrl,
  operatorUrl,
  orderUrl,
  partnersUrl,
  questionsUrl,
} from '../../contract/urls.ts';
import type { Platform } from '../../platform/platform.ts';
import { libraryOf } from './library.ts';
import { placeholdersOf } from './placeholders.ts';

/** Pages whose text is in their code, or which list what texts there are. */
const lists = [blogUrl, operatorUrl, questionsUrl, partnersUrl, downloadsUrl, orderUrl];

/** Addresses of pages of text, which are the same for everybody until a text changes. */
export async function contentAddresses(platform: Platform): Promise<string[]> {
  const library = await libraryOf(platform);
  const slugs = (collection: 'pages' | 'blog' | 'partners', folder: string) =>
    library.all(collection).map(({ slug }) => `${folder}/${slug}`);
  return [...slugs('pages', ''), ...slugs('blog', blogUrl), ...slugs('partners', partnersUrl), ...lists];
}

/** Another text whenever a page of text would be another: by what was saved, by what its words stand for, by the year. */
export async function contentState(platform: Platform): Promise<string> {
  const [{ revision }, placeholders] = await Promise.all([libraryOf(platform), placeholdersOf(platform)]);
  return JSON.stringify([revision, platform.clock.now().getUTCFullYear(), placeholders]);
}
