import { loadContentFiles, saveDocument } from '../../src/features/content/index.ts';
import { type Rows, anybody } from './row.ts';
import type { Scene } from './scene.ts';

const partner =
  '---\nname: FBC Pokus\nkind: oddíl\ntown: Brno\ndescription: Oddíl z Brna\nsince: 2026-11-21\npaid: ne\n---\n\nHrajeme.\n';

const withTexts = (slug: string) => async (scene: Scene) => {
  await loadContentFiles(scene.platform);
  return { params: { slug } };
};

/** Texts of the site, and a message to who runs it. */
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
  writeToOperator: anybody(() => ({
    body: {
      topic: 'question',
      name: 'Eva',
      email: 'eva@example.cz',
      message: 'Kde najdu svoje inzeráty?',
      consent: true,
    },
  })),
};
