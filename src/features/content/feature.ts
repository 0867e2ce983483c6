import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Endpoint, implement } from '../../contract/endpoint.ts';
import { typeset } from '../../contract/typography.ts';
import { downloadUrl } from '../../contract/urls.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Feature } from '../feature.ts';
import { article, articles } from './articles.ts';
import { getText, listTexts, previewText, removeText, saveText } from './edit.ts';
import * as contract from './contract.ts';
import type { Download } from './contract.ts';
import { libraryOf } from './library.ts';
import { contentPage, partner, partners, questions } from './pages.ts';
import { beginArticle, beginPartner } from './templates.ts';
import { textsExport } from './list-export.ts';

function contentRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.getContentPage, ({ params, query }) =>
      contentPage(platform, params.slug, query.version),
    ),
    implement(contract.listArticles, ({ query }) => articles(platform, query.tag)),
    implement(contract.getArticle, ({ params }) => article(platform, params.slug)),
    implement(contract.listQuestions, ({ query }) => questions(platform, query.q)),
    implement(contract.listPartners, () => partners(platform)),
    implement(contract.getPartner, ({ params }) => partner(platform, params.slug)),
    implement(contract.listDownloads, () => downloads(platform)),
    implement(contract.listTexts, () => listTexts(platform)),
    implement(contract.getText, ({ params }) => getText(platform, params)),
    implement(contract.beginArticle, ({ body }) => beginArticle(platform, body)),
    implement(contract.beginPartner, ({ body }) => beginPartner(platform, body)),
    implement(contract.previewText, ({ params, body }) =>
      previewText(platform, params.collection, body.source),
    ),
    implement(contract.saveText, ({ params, body }, { viewer }) => saveText(platform, viewer, params, body)),
    implement(contract.removeText, ({ params, body }, { viewer }) =>
      removeText(platform, viewer, params, body),
    ),
  ];
}

export const contentFeature: Feature = { contract, endpoints: contentRoutes, lists: [textsExport] };

const made = z.record(z.string(), z.object({ source: z.string(), bytes: z.int(), pages: z.int() }));

/** The manifest of `npm run downloads`: size, pages and the hash of the source, by slug. */
const printed = made.parse(
  JSON.parse(readFileSync(new URL('../../../content/downloads/printed.json', import.meta.url), 'utf8')),
);

/** Downloads whose PDF exists. */
export async function downloads(platform: Platform): Promise<{ downloads: Download[] }> {
  const all = (await libraryOf(platform)).all('downloads');
  return {
    downloads: all
      .toSorted((one, other) => one.front.order - other.front.order)
      .flatMap(({ slug, front }) => {
        const file = printed[slug];
        if (!file) return [];
        const { group, version, changed } = front;
        const title = typeset(front.title);
        const description = typeset(front.description);
        const { bytes, pages } = file;
        return [
          { slug, title, description, group, version, changed, bytes, pages, address: downloadUrl(slug) },
        ];
      }),
  };
}
