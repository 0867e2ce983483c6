import { loadContentFiles, saveDocument } from '../../src/features/content/index.ts';
import { type Rows, adminOnly, anybody } from './row.ts';
import type { Scene } from './scene.ts';

const partner =
  '---\nname: FBC Pokus\nkind: oddíl\ntown: Brno\ndescription: Oddíl z Brna\nsince: 2026-11-21\npaid: ne\n---\n\nHrajeme.\n';

const withTexts = (slug: string) => async (scene: Scene) => {
  await loadContentFiles(scene.platform);
  return { params: { slug } };
};

const partnerParams = { collection: 'partners', slug: 'fbc-druhy' };

async function withText({ platform }: Scene) {
  await saveDocument(platform, { collection: 'partners', slug: partnerParams.slug }, partner);
  return { params: partnerParams };
}

/** Texts of the site, and the contact form. */
export const contentRows: Rows = {
  getContentPage: anybody(withTexts('o-nas')),
  listArticles: anybody(),
  getArticle: anybody(withTexts('delka-florbalky')),
  listQuestions: anybody(),
  listPartners: anybody(),
  getPartner: anybody(async (scene) => {
    await saveDocument(scene.platform, { collection: 'partners', slug: 'fbc-pokus' }, partner);
    return { params: { slug: 'fbc-pokus' } };
  }),
  listDownloads: anybody(),
  getSearchLog: adminOnly(),
  listTexts: adminOnly(),
  getText: adminOnly(withText),
  beginPartner: adminOnly(() => ({
    body: { name: 'FBC Pokus', slug: 'fbc-novy', kind: 'oddíl', town: 'Brno' },
  })),
  beginArticle: adminOnly(() => ({
    body: { title: 'Jak na to', slug: 'jak-na-to', picture: '/kresby/brankar.svg' },
  })),
  previewText: adminOnly(() => ({ params: partnerParams, body: { source: partner } })),
  saveText: adminOnly(() => ({ params: partnerParams, body: { source: partner, reason: 'nový partner' } })),
  removeText: adminOnly(async (scene) => ({ ...(await withText(scene)), body: { reason: 'skončil' } })),
  writeToOperator: anybody(() => ({
    body: {
      topic: 'question',
      name: 'Eva',
      email: 'eva@example.cz',
      message: 'Kde najdu svoje inzeráty?',
    },
  })),
};
