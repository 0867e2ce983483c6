import type { ClientConfig } from 'pg';
import { contentAddresses, contentState } from '../features/content/index.ts';
import { cachedRules } from '../features/redirects/index.ts';
import { onNotice } from '../platform/database/notices.ts';
import type { Render } from '../platform/http/page-cache.ts';
import { prerendered } from '../platform/http/prerendered.ts';
import type { VisitVariables } from '../platform/http/begin-visit.ts';
import type { Platform } from '../platform/platform.ts';
import { anonymousPages } from './limits.ts';

/** Milliseconds between polls for a change whose notification was missed. */
const pollMilliseconds = 5_000;

export type PrerenderedTexts = {
  readonly pages: Render<VisitVariables>;
  /** Paths of the prerendered pages. */
  readonly paths: () => string[];
  close(): Promise<void>;
};

/** Prerenders text pages, and rerenders them as soon as a text or a redirect is changed by any process. */
export function prerenderTexts(
  platform: Platform,
  connection: ClientConfig,
  { render, otherwise }: Record<'render' | 'otherwise', Render<VisitVariables>>,
): PrerenderedTexts {
  const { ids, log, config } = platform;
  const { pages, paths, renew } = prerendered<VisitVariables>({
    render,
    otherwise,
    origin: config.appUrl,
    cookies: anonymousPages,
    log,
    visit: () => ({ requestId: ids.uuid(), client: 'prerender' }),
    source: {
      addresses: () => contentAddresses(platform),
      state: async () =>
        JSON.stringify([
          await contentState(platform),
          (await cachedRules(platform)).map(({ path, target, permanent }) => [path, target, permanent]),
        ]),
    },
  });
  // Runs in the background; until it is done, pages are rendered on request.
  void renew();
  const notices = onNotice(connection, 'content_changed', () => void renew(), log);
  const timer = setInterval(() => void renew(), pollMilliseconds);
  return {
    pages,
    paths,
    async close() {
      clearInterval(timer);
      await notices.stop();
      // Waits for a rendering in progress, which still uses the database.
      await renew();
    },
  };
}
