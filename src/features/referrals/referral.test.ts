import { beforeAll, expect, it } from 'vitest';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { countReferral, getReferral } from './referral.ts';

const platform = await testPlatform();
beforeAll(() => loadTowns(platform));

async function invited(published = true) {
  const viewer = await newAdvertiser(platform);
  if (published) await addListing(platform, viewer);
  return viewer;
}

it('gives everybody a code of their own that stays, and a link that carries it', async () => {
  const [one, other] = [await invited(), await invited()];
  const [first, again] = await Promise.all([getReferral(platform, one), getReferral(platform, one)]);
  expect(first.code).toMatch(/^[A-Z\d]{4,16}$/);
  expect(again.code).toBe(first.code);
  expect(first.link).toBe(`${platform.config.appUrl}/?rc=${first.code}`);
  expect((await getReferral(platform, other)).code).not.toBe(first.code);
});

it('counts once who has come by the code and published, however it is written', async () => {
  const referrer = await invited();
  const { code } = await getReferral(platform, referrer);
  const guest = await invited();
  expect(await countReferral(platform, guest, code.toLowerCase())).toEqual({ counted: true });
  expect(await countReferral(platform, guest, code)).toEqual({ counted: false });
  const { code: another } = await getReferral(platform, await invited());
  expect(await countReferral(platform, guest, another)).toEqual({ counted: false });
  expect((await getReferral(platform, referrer)).count).toBe(1);
});

it('counts nobody who has not published, nobody for an own code, and no code that is none', async () => {
  const referrer = await invited();
  const { code } = await getReferral(platform, referrer);
  expect(await countReferral(platform, await invited(false), code)).toEqual({ counted: false });
  expect(await countReferral(platform, referrer, code)).toEqual({ counted: false });
  for (const wrong of ['', 'ABC', 'NEEXISTUJE', 'A'.repeat(17), '<script>']) {
    expect(await countReferral(platform, await invited(), wrong)).toEqual({ counted: false });
  }
  expect((await getReferral(platform, referrer)).count).toBe(0);
});
