import { sendNotice, writeNotice } from '../../src/features/terms-notices/write.ts';
import { type Rows, adminOnly, ownerOnly, signedInOnes } from './row.ts';
import { type Scene, given } from './scene.ts';

const reason = 'nové podmínky';
const written = {
  concerns: 'terms' as const,
  summary: 'Inzerát zůstane zveřejněný 90 dní místo 60.',
  effectiveOn: '2099-01-01',
};

const draft = async ({ platform, admin }: Scene) => given(await writeNotice(platform, admin, written));
const draftId = async (scene: Scene) => ({ params: { id: (await draft(scene)).id } });
const sent = async (scene: Scene) => {
  const { id, version } = await draft(scene);
  given(await sendNotice(scene.platform, scene.admin, { id, version, reason }));
  return { params: { id } };
};

export const termsNoticeRows: Rows = {
  getTermsNotices: adminOnly(),
  writeTermsNotice: adminOnly(() => ({ body: written })),
  getTermsNotice: adminOnly(draftId),
  saveTermsNotice: adminOnly(async (scene) => {
    const { id, version } = await draft(scene);
    return { params: { id }, body: { ...written, version } };
  }),
  deleteTermsNotice: adminOnly(draftId),
  testTermsNotice: adminOnly(draftId),
  sendTermsNotice: adminOnly(async (scene) => {
    const { id, version } = await draft(scene);
    return { params: { id }, body: { version, reason } };
  }),
  pauseTermsNotice: adminOnly(async (scene) => ({ ...(await sent(scene)), body: { paused: true, reason } })),
  getOwnTermsNotices: signedInOnes(),
  closeTermsNotice: ownerOnly(async (scene) => {
    const { params } = await sent(scene);
    // Leaves only the owner among the recipients.
    await scene.platform.db
      .deleteFrom('terms_notice_deliveries')
      .where('notice_id', '=', params.id)
      .where('advertiser_id', '<>', scene.owner.advertiserId)
      .execute();
    return { params };
  }),
};
