import { beforeAll, expect, it } from 'vitest';
import { filledDraft, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { publish } from '../listings/publish.ts';
import { getReferral, referralJobs } from './feature.ts';

const platform = await testPlatform();
beforeAll(() => loadTowns(platform));

/** A new advertiser publishes, optionally invited by a code. */
async function invited(code?: string) {
  const viewer = await newAdvertiser(platform);
  await publish(platform, viewer, await filledDraft(platform, viewer), { invitedBy: code, several: true });
  await platform.runJobs(referralJobs(platform));
  return viewer;
}
const countOf = async (viewer: Awaited<ReturnType<typeof invited>>) =>
  (await getReferral(platform, viewer)).count;

it('gives everybody a permanent code of their own, and a link with it', async () => {
  const [one, other] = [await newAdvertiser(platform), await newAdvertiser(platform)];
  const [first, again] = await Promise.all([getReferral(platform, one), getReferral(platform, one)]);
  expect(first.code).toMatch(/^[A-Z\d]{4,16}$/);
  expect(again.code).toBe(first.code);
  expect(first.link).toBe(`${platform.config.appUrl}/?rc=${first.code}`);
  expect((await getReferral(platform, other)).code).not.toBe(first.code);
});

it('counts an invited advertiser once after publishing, whatever the case of the code', async () => {
  const [referrer, another] = [await newAdvertiser(platform), await newAdvertiser(platform)];
  const { code } = await getReferral(platform, referrer);
  const guest = await invited(code.toLowerCase());
  expect(await countOf(referrer)).toBe(1);
  for (const again of [code, (await getReferral(platform, another)).code])
    await publish(platform, guest, await filledDraft(platform, guest), { invitedBy: again, several: true });
  await platform.runJobs(referralJobs(platform));
  expect([await countOf(referrer), await countOf(another)]).toEqual([1, 0]);
});

it('counts in the transaction of publishing: an unpublished draft does not count', async () => {
  const referrer = await newAdvertiser(platform);
  const { code } = await getReferral(platform, referrer);
  const guest = await newAdvertiser(platform);
  const bare = await filledDraft(platform, guest, { photos: 0 });
  expect(await publish(platform, guest, bare, { invitedBy: code, several: true })).toHaveProperty(
    'refused',
    'photo-required',
  );
  await platform.runJobs(referralJobs(platform));
  expect(await countOf(referrer)).toBe(0);
});

it('does not count an own or an unknown code', async () => {
  const referrer = await newAdvertiser(platform);
  const { code } = await getReferral(platform, referrer);
  await publish(platform, referrer, await filledDraft(platform, referrer), {
    invitedBy: code,
    several: true,
  });
  for (const wrong of ['', 'ABC', 'NEEXISTUJE', 'A'.repeat(17), '<script>']) await invited(wrong);
  expect(await countOf(referrer)).toBe(0);
});
