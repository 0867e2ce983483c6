import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { heading } from './collections.ts';

export { collections, partnerKinds, slugPattern, type Collection } from './collections.ts';
export * from './contract-admin.ts';

const slug = z.string();
const ofSlug = z.object({ slug });

/** `html` is rendered from Markdown by the server and never contains scripts, whatever the Markdown. */
const written = { html: z.string(), headings: z.array(heading) };

export const contentPage = z
  .object({
    slug,
    title: z.string(),
    description: z.string(),
    /** Only for pages with rules: the current version, its effective date, and earlier versions, newest first. */
    version: z.string().optional(),
    effective: z.string().optional(),
    earlier: z.array(z.string()),
    changed: z.iso.datetime(),
    ...written,
  })
  .meta({ id: 'ContentPage' });
export type ContentPage = z.output<typeof contentPage>;

export const articleCard = z
  .object({
    slug,
    title: z.string(),
    description: z.string(),
    tags: z.array(z.object({ slug, name: z.string() })),
    published: z.iso.date(),
    changed: z.iso.date(),
    /** Minutes of reading at 200 words per minute. */
    minutes: z.int(),
    picture: z.object({ address: z.string(), alt: z.string() }),
  })
  .meta({ id: 'ArticleCard' });
export type ArticleCard = z.output<typeof articleCard>;

export const article = z
  .object({
    ...articleCard.shape,
    /** A suggested next step, e.g. listings of the article's topic. */
    next: z.object({ label: z.string(), address: z.string() }).optional(),
    /** The category whose current prices are shown in the article. */
    prices: slug.optional(),
    ...written,
  })
  .meta({ id: 'Article' });
export type Article = z.output<typeof article>;

export const questionGroup = z
  .object({
    slug,
    title: z.string(),
    questions: z.array(z.object({ id: z.string(), question: z.string(), html: z.string() })),
  })
  .meta({ id: 'QuestionGroup' });
export type QuestionGroup = z.output<typeof questionGroup>;

export const partnerCard = z
  .object({
    slug,
    name: z.string(),
    kind: z.string(),
    town: z.string(),
    description: z.string(),
    /** A picture on this site. */
    logo: z.string().optional(),
    web: z.url().optional(),
    since: z.iso.date(),
    /** The law requires paid cooperation to be recognizable. */
    paid: z.boolean(),
  })
  .meta({ id: 'PartnerCard' });
export type PartnerCard = z.output<typeof partnerCard>;

export const partner = z
  .object({ ...partnerCard.shape, advertiser: z.string().optional(), ...written })
  .meta({ id: 'Partner' });
export type Partner = z.output<typeof partner>;

export const download = z
  .object({
    slug,
    title: z.string(),
    description: z.string(),
    group: z.string(),
    address: z.string(),
    bytes: z.int(),
    pages: z.int(),
    version: z.string(),
    changed: z.iso.date(),
  })
  .meta({ id: 'Download' });
export type Download = z.output<typeof download>;

export const getContentPage = operation('get', '/pages/{slug}', {
  audience: 'anyone',
  summary: 'Textová stránka: pravidla, kdo jsme, spolupráce. `version` vrátí starší znění.',
  params: ofSlug,
  query: z.object({ version: z.string().optional() }),
  data: contentPage,
  errors: ['not-found'],
});

export const listArticles = operation('get', '/articles', {
  audience: 'anyone',
  summary: 'Články blogu od nejnovějšího; `tag` výběr zúží.',
  query: z.object({ tag: z.string().optional() }),
  data: z.object({
    articles: z.array(articleCard),
    tags: z.array(z.object({ slug, name: z.string(), count: z.int() })),
  }),
});

export const getArticle = operation('get', '/articles/{slug}', {
  audience: 'anyone',
  summary: 'Článek a nejvýš tři další na stejné téma.',
  params: ofSlug,
  data: z.object({ article, related: z.array(articleCard) }),
  errors: ['not-found'],
});

export const listQuestions = operation('get', '/questions', {
  audience: 'anyone',
  summary: 'Časté dotazy s odpověďmi; `q` nechá jen ty, ve kterých jsou všechna slova.',
  query: z.object({ q: z.string().max(200).optional() }),
  data: z.object({ groups: z.array(questionGroup), total: z.int() }),
});

export const listPartners = operation('get', '/partners', {
  audience: 'anyone',
  summary: 'Partneři bazaru.',
  data: z.object({ partners: z.array(partnerCard) }),
});

export const getPartner = operation('get', '/partners/{slug}', {
  audience: 'anyone',
  summary: 'Jeden partner.',
  params: ofSlug,
  data: partner,
  errors: ['not-found'],
});

export const listDownloads = operation('get', '/downloads', {
  audience: 'anyone',
  summary: 'Dokumenty k vytištění: přístupná PDF.',
  data: z.object({ downloads: z.array(download) }),
});
