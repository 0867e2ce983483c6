import { requestNewsletter, setOwnNewsletter } from '../../src/features/newsletter/subscriptions.ts';
import { sendIssue } from '../../src/features/newsletter/send.ts';
import { writeIssue } from '../../src/features/newsletter/write.ts';
import { type Rows, adminOnly, anybody, signedInOnes } from './row.ts';
import { type Scene, given } from './scene.ts';

const reason = 'květnový newsletter';
const written = { subject: 'Novinky bazaru', body: 'Přibyla mapa a přibudou další věci.' };

/** The key of a newsletter's email, which works for anybody who has the email. */
const keyOfEmail = async ({ platform, freshEmail }: Scene) => {
  const email = freshEmail();
  given(await requestNewsletter(platform, { email, client: email }));
  await platform.runJobs();
  const mail = platform.emails.findLast(({ to }) => to === email);
  return { params: { key: /\/newsletters\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' } };
};

const draft = async ({ platform, admin }: Scene) => given(await writeIssue(platform, admin, written));
const draftId = async (scene: Scene) => ({ params: { id: (await draft(scene)).id } });

/** Pretends that no issue was sent for a month; moving the clock would end the caller's session. */
const toSend = async (scene: Scene) => {
  await setOwnNewsletter(scene.platform, scene.owner, true);
  await scene.platform.db.deleteFrom('newsletter_letters').execute();
  return draft(scene);
};

export const newsletterRows: Rows = {
  requestNewsletter: anybody(({ freshEmail }) => ({ body: { email: freshEmail() } })),
  newsletterOfKey: anybody(keyOfEmail),
  confirmNewsletter: anybody(keyOfEmail),
  unsubscribe: anybody(keyOfEmail),
  resubscribe: anybody(keyOfEmail),
  requestUnsubscribe: anybody(({ freshEmail }) => ({ body: { email: freshEmail() } })),
  getOwnNewsletter: signedInOnes(),
  setOwnNewsletter: signedInOnes(() => ({ body: { wanted: true } })),

  getNewsletter: adminOnly(),
  findNewsletterSubscriber: adminOnly(() => ({ query: '?email=nekdo@example.cz' })),
  writeNewsletterIssue: adminOnly(() => ({ body: written })),
  getNewsletterIssue: adminOnly(draftId),
  saveNewsletterIssue: adminOnly(async (scene) => {
    const { id, version } = await draft(scene);
    return { params: { id }, body: { ...written, version } };
  }),
  deleteNewsletterIssue: adminOnly(draftId),
  testNewsletterIssue: adminOnly(draftId),
  sendNewsletterIssue: adminOnly(async (scene) => {
    const { id, version } = await toSend(scene);
    return { params: { id }, body: { version, reason } };
  }),
  pauseNewsletterIssue: adminOnly(async (scene) => {
    const { id, version } = await toSend(scene);
    given(await sendIssue(scene.platform, scene.admin, { id, version, reason }));
    return { params: { id }, body: { paused: true, reason } };
  }),
};
