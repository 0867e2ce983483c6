import { reportContent } from '../../src/features/reports/report.ts';
import { objectToDecision } from '../../src/features/reports/cases.ts';
import { decideReports } from '../../src/features/reports/pending.ts';
import { contactAdvertiser } from '../../src/features/conversations/contact-advertiser.ts';
import { answerConversation } from '../../src/features/conversations/answer.ts';
import { openAlbum } from '../../src/features/conversations/photos.ts';
import { listConversations } from '../../src/features/conversations/show.ts';
import { addPhotos } from '../albums.ts';
import { decideNow } from '../reports.ts';
import { signedIn } from '../sign-in.ts';
import { newListing } from './listings.ts';
import { type Rows, rolesOnly, anybody, anybodyElse } from './row.ts';
import { withPublished } from './reviews.ts';
import { type Scene, given } from './scene.ts';

const words = {
  explanation: 'Podle sériového čísla je ta hůl kradená.',
  name: 'Eva',
  truthful: true,
} as const;

async function reported(scene: Scene) {
  const id = await newListing(scene);
  const form = { ...words, address: `/inzerat/${id}`, reason: 'stolen' as const, email: scene.freshEmail() };
  const client = scene.platform.ids.token();
  const sent = given(await reportContent(scene.platform, { ...form, client, viewer: undefined }));
  return { ...sent, subject: `listing:${id}` };
}

/** A photo that a buyer sent to the owner, who has reported it. */
async function reportedPhoto(scene: Scene) {
  const { platform, owner } = scene;
  const email = scene.freshEmail();
  const { advertiser } = await signedIn(platform, email);
  const buyer = { advertiserId: advertiser.id, email, admin: false };
  const asking = { name: 'Petr', email, text: 'Je hůl ještě volná?', client: email, viewer: buyer };
  given(await contactAdvertiser(platform, { ...asking, listingId: await newListing(scene) }));
  const { items } = await listConversations(platform, buyer, { shelved: false, cursor: undefined });
  const id = items[0]?.id ?? '';
  const { id: album } = given(await openAlbum(platform, buyer, id));
  await addPhotos(platform, album, 1);
  given(await answerConversation(platform, buyer, { id, text: '', album, client: email }));
  const form = { ...words, address: `/ucet/zpravy/${id}`, reason: 'insult' as const, email: owner.email };
  const { number } = given(await reportContent(platform, { ...form, client: email, viewer: owner }));
  return { params: { number, place: 0 } };
}

const kept = { action: 'kept', reason: 'Prodejce doložil účtenku z obchodu.', rule: '' } as const;

async function decided(scene: Scene) {
  const { subject, number, key } = await reported(scene);
  given(await decideNow(scene.platform, scene.admin, { ...kept, subject, upTo: number }));
  return { key, subject };
}

/** A buyer's review of the owner that was reported and hidden. */
async function hiddenReview(scene: Scene): Promise<string> {
  const { id } = (await withPublished(scene)).params;
  const { slug } = await scene.platform.db
    .selectFrom('advertisers')
    .where('id', '=', scene.owner.advertiserId)
    .select('slug')
    .executeTakeFirstOrThrow();
  const address = `/inzerent/${slug}#hodnoceni-${id}`;
  const form = { ...words, address, reason: 'insult' as const, email: scene.freshEmail() };
  const client = scene.platform.ids.token();
  const { number } = given(await reportContent(scene.platform, { ...form, client, viewer: undefined }));
  const hidden = { action: 'hidden', reason: kept.reason, rule: 'Slušné chování' } as const;
  const subject = `review:${id}`;
  given(await decideNow(scene.platform, scene.admin, { ...hidden, subject, upTo: number }));
  return subject;
}

const message = 'Účtenka patří k jiné holi, podívejte se znovu.';

/** Reporting, following a report, objecting and deciding. */
export const reportRows: Rows = {
  // Own listings cannot be reported.
  reportContent: anybodyElse(async (scene) => ({
    body: {
      ...words,
      address: `/inzerat/${await newListing(scene)}`,
      reason: 'stolen',
      email: scene.freshEmail(),
    },
  })),
  getModerationCase: anybody(async (scene) => ({ params: { key: (await reported(scene)).key } })),
  objectToDecision: anybody(async (scene) => ({
    params: { key: (await decided(scene)).key },
    body: { message },
  })),
  listReports: rolesOnly(),
  getReportedContent: rolesOnly(async (scene) => ({ params: { subject: (await reported(scene)).subject } })),
  getReportPhoto: rolesOnly(reportedPhoto),
  decideReports: rolesOnly(async (scene) => {
    const { subject, number } = await reported(scene);
    return { params: { subject }, body: { ...kept, upTo: number } };
  }),
  undoDecision: rolesOnly(async (scene) => {
    const { subject, number } = await reported(scene);
    const deciding = { ...kept, subject, upTo: number };
    given(await decideReports(scene.platform, scene.admin, deciding));
    return { params: { subject } };
  }),
  previewDecision: rolesOnly(async (scene) => {
    const { subject, number } = await reported(scene);
    return { params: { subject }, body: { ...kept, upTo: number } };
  }),
  markBadFaith: rolesOnly(async (scene) => {
    const { subject, number } = await reported(scene);
    return { params: { subject, number }, body: { reason: 'Nahlásil všechny soupeře.' } };
  }),
  clearBadFaith: rolesOnly(async (scene) => {
    const { subject, number } = await reported(scene);
    await scene.platform.db
      .updateTable('reports')
      .set({ bad_faith_at: scene.platform.clock.now() })
      .where('number', '=', number)
      .execute();
    return { params: { subject, number }, body: { reason: 'Bylo to jinak, než to vypadalo.' } };
  }),
  showReview: rolesOnly(async (scene) => ({
    params: { subject: await hiddenReview(scene) },
    body: { reason: 'Nic zlého v něm není.' },
  })),
  answerObjection: rolesOnly(async (scene) => {
    const { key } = await decided(scene);
    given(await objectToDecision(scene.platform, { key, message, viewer: undefined }));
    const { id } = await scene.platform.db
      .selectFrom('objections')
      .select('id')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    return { params: { id }, body: { granted: false, answer: 'Účtenka souhlasí s číslem na holi.' } };
  }),
};
