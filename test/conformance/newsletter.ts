import { expect } from 'vitest';
import * as newsletter from '../../src/features/newsletter/contract.ts';
import { jobsOf } from '../../src/features/all.ts';
import type { ApiCaller } from '../api-caller.ts';
import type { TestPlatform } from '../platform.ts';
import { signedIn } from '../sign-in.ts';

type Given = {
  admin: string;
  /** The key in a link of the latest email to an address. */
  keyTo: (email: string, link: RegExp) => string;
};

/** Calls every operation of the newsletter. */
export async function callNewsletter(
  api: ApiCaller,
  platform: TestPlatform,
  { admin, keyTo }: Given,
): Promise<void> {
  const email = 'ctenar@example.com';
  const latestKey = async () => {
    await platform.runJobs(jobsOf(platform).handlers);
    return { params: { key: keyTo(email, /\/newsletters\/([\w-]{20,})\//) } };
  };
  const written = { subject: 'Novinky bazaru', body: 'Přibyla mapa a přibudou další věci.' };
  const begun = await api.call(newsletter.writeNewsletterIssue, { token: admin, body: written });
  const { id, version } = newsletter.writeNewsletterIssue.data.parse(begun.body.data);
  const mail = { token: admin, params: { id } };
  const sending = { ...mail, body: { version, reason: 'první newsletter' } };
  expect((await api.call(newsletter.sendNewsletterIssue, sending)).status).toBe(409);

  expect((await api.call(newsletter.requestNewsletter, { body: { email: 'ne' } })).status).toBe(422);
  expect((await api.call(newsletter.requestNewsletter, { body: { email } })).status).toBe(202);
  const asked = await latestKey();
  await api.call(newsletter.newsletterOfKey, asked);
  expect((await api.call(newsletter.confirmNewsletter, asked)).status).toBe(200);
  expect((await api.call(newsletter.requestUnsubscribe, { body: { email } })).status).toBe(202);
  const out = await latestKey();

  const { token } = await signedIn(platform, 'odberatel@example.com');
  await api.call(newsletter.setOwnNewsletter, { token, body: { wanted: true } });
  await api.call(newsletter.getOwnNewsletter, { token });

  await api.call(newsletter.findNewsletterSubscriber, { token: admin, query: `?email=${email}` });
  await api.call(newsletter.getNewsletterIssue, mail);
  const saved = { ...mail, body: { ...written, version: version + 7 } };
  expect((await api.call(newsletter.saveNewsletterIssue, saved)).status).toBe(409);
  const spare = await api.call(newsletter.writeNewsletterIssue, { token: admin, body: written });
  const other = { params: { id: newsletter.writeNewsletterIssue.data.parse(spare.body.data).id } };
  const changed = { ...other, token: admin, body: { ...written, version: 1 } };
  expect((await api.call(newsletter.saveNewsletterIssue, changed)).status).toBe(200);
  await api.call(newsletter.deleteNewsletterIssue, { ...other, token: admin });
  await api.call(newsletter.testNewsletterIssue, mail);
  expect((await api.call(newsletter.sendNewsletterIssue, sending)).status).toBe(200);
  await api.call(newsletter.pauseNewsletterIssue, { ...mail, body: { paused: true, reason: 'chyba' } });
  await api.call(newsletter.getNewsletter, { token: admin });
  expect((await api.call(newsletter.deleteNewsletterIssue, mail)).status).toBe(409);

  expect((await api.call(newsletter.unsubscribe, out)).status).toBe(200);
  expect((await api.call(newsletter.resubscribe, out)).status).toBe(202);
  const unknown = { params: { key: 'nikdy-nevydany-klic-z-e-mailu' } };
  expect((await api.call(newsletter.unsubscribe, unknown)).status).toBe(404);
}
