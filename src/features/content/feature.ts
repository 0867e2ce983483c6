import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Feature } from '../feature.ts';
import { article, articles } from './articles.ts';
import * as contract from './contract.ts';
import { downloads } from './downloads.ts';
import { getText, listTexts, previewText, removeText, saveText } from './edit.ts';
import { contentPage, partner, partners, questions } from './pages.ts';

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
    implement(contract.previewText, ({ params, body }) =>
      previewText(platform, params.collection, body.source),
    ),
    implement(contract.saveText, ({ params, body }, { viewer }) => saveText(platform, viewer, params, body)),
    implement(contract.removeText, ({ params, body }, { viewer }) =>
      removeText(platform, viewer, params, body.reason),
    ),
  ];
}

export const contentFeature: Feature = { contract, endpoints: contentRoutes };
