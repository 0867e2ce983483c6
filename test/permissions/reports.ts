import { reportContent } from '../../src/features/reports/report.ts';
import { objectToDecision } from '../../src/features/reports/cases.ts';
import { decideReports } from '../../src/features/reports/decide.ts';
import { newListing } from './listings.ts';
import { type Rows, adminOnly, anybody, anybodyElse } from './row.ts';
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

const kept = { action: 'kept', reason: 'Prodejce doložil účtenku z obchodu.', rule: '' } as const;

async function decided(scene: Scene) {
  const { subject, number, key } = await reported(scene);
  given(await decideReports(scene.platform, scene.admin, { ...kept, subject, upTo: number }));
  return { key, subject };
}

const message = 'Účtenka patří k jiné holi, podívejte se znovu.';

/** Who may report, see what became of it, object and decide. */
export const reportRows: Rows = {
  // Not their own.
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
  listReports: adminOnly(),
  getReportedContent: adminOnly(async (scene) => ({ params: { subject: (await reported(scene)).subject } })),
  decideReports: adminOnly(async (scene) => {
    const { subject, number } = await reported(scene);
    return { params: { subject }, body: { ...kept, upTo: number } };
  }),
  markBadFaith: adminOnly(async (scene) => {
    const { subject, number } = await reported(scene);
    return { params: { subject, number }, body: { reason: 'Nahlásil všechny soupeře.' } };
  }),
  answerObjection: adminOnly(async (scene) => {
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
