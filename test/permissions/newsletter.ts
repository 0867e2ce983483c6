import { requestNewsletter } from '../../src/features/newsletter/ask.ts';
import { setOwnNewsletter } from '../../src/features/newsletter/own.ts';
import { sendLetter } from '../../src/features/newsletter/send.ts';
import { writeLetter } from '../../src/features/newsletter/write.ts';
import { type Rows, adminOnly, anybody, signedInOnes } from './row.ts';
import { type Scene, given } from './scene.ts';

const reason = 'květnový newsletter';
const written = { subject: 'Novinky bazaru', body: 'Přibyla mapa a přibudou další věci.' };

/** The key of a letter opens the subscription to whoever holds the letter. */
const keyOfLetter = async ({ platform, freshEmail }: Scene) => {
  const email = freshEmail();
  given(await requestNewsletter(platform, { email, client: email }));
  await platform.runJobs();
  const letter = platform.letters.findLast(({ to }) => to === email);
  return { params: { key: /\/newsletters\/([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '' } };
};

const draft = async ({ platform, admin }: Scene) => given(await writeLetter(platform, admin, written));
const draftId = async (scene: Scene) => ({ params: { id: (await draft(scene)).id } });

/** As if no letter had gone for a month; a moved clock would end the caller's session. */
const toSend = async (scene: Scene) => {
  await setOwnNewsletter(scene.platform, scene.owner, true);
  await scene.platform.db.deleteFrom('newsletter_letters').execute();
  return draft(scene);
};

export const newsletterRows: Rows = {
  requestNewsletter: anybody(({ freshEmail }) => ({ body: { email: freshEmail() } })),
  newsletterOfKey: anybody(keyOfLetter),
  confirmNewsletter: anybody(keyOfLetter),
  signOutOfNewsletter: anybody(keyOfLetter),
  returnToNewsletter: anybody(keyOfLetter),
  requestNewsletterSignOut: anybody(({ freshEmail }) => ({ body: { email: freshEmail() } })),
  getOwnNewsletter: signedInOnes(),
  setOwnNewsletter: signedInOnes(() => ({ body: { wanted: true } })),

  getNewsletter: adminOnly(),
  findNewsletterSubscriber: adminOnly(() => ({ query: '?email=nekdo@example.cz' })),
  writeNewsletterLetter: adminOnly(() => ({ body: written })),
  getNewsletterLetter: adminOnly(draftId),
  saveNewsletterLetter: adminOnly(async (scene) => {
    const { id, version } = await draft(scene);
    return { params: { id }, body: { ...written, version } };
  }),
  deleteNewsletterLetter: adminOnly(draftId),
  testNewsletterLetter: adminOnly(draftId),
  sendNewsletterLetter: adminOnly(async (scene) => {
    const { id, version } = await toSend(scene);
    return { params: { id }, body: { version, reason } };
  }),
  pauseNewsletterLetter: adminOnly(async (scene) => {
    const { id, version } = await toSend(scene);
    given(await sendLetter(scene.platform, scene.admin, { id, version, reason }));
    return { params: { id }, body: { paused: true, reason } };
  }),
};
