import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import { article, articles } from './articles.ts';
import * as contract from './contract.ts';
import { downloads } from './downloads.ts';
import { contentPage } from './pages.ts';
import { partner, partners } from './partners.ts';
import { questions } from './questions.ts';

export function contentRoutes(platform: Platform): Endpoint[] {
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
  ];
}
