import { expect } from 'vitest';
import * as contact from '../../src/features/contact/contract.ts';
import * as content from '../../src/features/content/contract.ts';
import { loadContentFiles, saveDocument } from '../../src/features/content/index.ts';
import type { ApiCaller } from '../api-caller.ts';
import type { TestPlatform } from '../platform.ts';

/** Calls every operation of the site's texts and of the contact form. */
export async function callTexts(api: ApiCaller, platform: TestPlatform, admin: string): Promise<void> {
  await loadContentFiles(platform);
  const partner =
    '---\nname: FBC Pokus\nkind: oddíl\ntown: Brno\ndescription: Oddíl\nsince: 2026-11-21\npaid: ne\n---\n\nHrajeme.\n';
  await saveDocument(platform, { collection: 'partners', slug: 'fbc-pokus' }, partner);
  expect((await api.call(content.getContentPage, { params: { slug: 'cookies' } })).status).toBe(200);
  await api.call(content.listArticles, { query: '?tag=hole' });
  expect((await api.call(content.getArticle, { params: { slug: 'flex-bez-zahad' } })).status).toBe(200);
  await api.call(content.listQuestions, { query: '?q=flex' });
  await api.call(content.listPartners);
  expect((await api.call(content.getPartner, { params: { slug: 'fbc-pokus' } })).status).toBe(200);
  await api.call(content.listDownloads);
  const writing = {
    topic: 'question',
    name: 'Eva',
    email: 'eva@example.com',
    message: 'Kde najdu svoje inzeráty?',
  };
  const sent = await api.call(contact.writeToOperator, { body: writing });
  expect(sent.status).toBe(201);
  const own = { token: admin, params: { collection: 'partners', slug: 'fbc-pokus' } };
  await api.call(content.listTexts, { token: admin });
  expect((await api.call(content.getText, own)).status).toBe(200);
  const body = { title: 'Jak na to', slug: 'jak-na-to', picture: '/kresby/brankar.svg' };
  await api.call(content.beginArticle, { token: admin, body });
  const asked = { name: 'FBC Jiný', slug: 'fbc-jiny', kind: 'oddíl', town: 'Brno' };
  await api.call(content.beginPartner, { token: admin, body: asked });
  await api.call(content.previewText, { ...own, body: { source: partner } });
  const wrong = await api.call(content.previewText, { ...own, body: { source: 'Bez záhlaví.' } });
  expect(wrong.status).toBe(422);
  await api.call(content.saveText, { ...own, body: { source: partner, reason: 'oprava' } });
  expect((await api.call(content.removeText, { ...own, body: { reason: 'skončil' } })).status).toBe(200);
}
