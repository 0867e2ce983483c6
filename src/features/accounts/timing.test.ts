import { expect, it } from 'vitest';
import { testPlatform } from '../../../test/platform.ts';
import { signedIn } from '../../../test/sign-in.ts';
import { register, startSignIn } from './start-sign-in.ts';
import { setLastingPin, setPassword } from './own-account.ts';
import { signInWithPassword, verifyLastingSecret } from './sign-in.ts';

/*
 * How it is measured: known and unknown addresses are asked in pairs, in a random order within each pair, so that
 * whatever else the machine does falls on both alike. The differences within pairs are ranked by their size, so that
 * one long pause counts no more than the longest (Wilcoxon's signed ranks). The noise is measured on the same samples:
 * the sign of each difference is drawn anew, as it could have been if the address did not matter. The real sum of
 * ranks must not stand out from 99.9 % of such draws. After six pairs, where a steady difference is as clear as six
 * pairs can make it, most are done: only what leans to one side is asked for more.
 */
const firstLook = { pairs: 6, chance: 0.1 };
const pairs = 14;
const draws = 5000;

const platform = await testPlatform();
const password = 'Zelena-cepel-7';

/** Part of random draws in which chance alone leans at least as far to one side: small means a real difference. */
function chanceOf(found: readonly number[]): number {
  const bySize = found.toSorted((one, other) => Math.abs(one) - Math.abs(other));
  const lean = (sign: (difference: number) => number) =>
    Math.abs(bySize.reduce((sum, difference, rank) => sum + sign(difference) * (rank + 1), 0));
  const seen = lean(Math.sign);
  let asFar = 0;
  for (let draw = 0; draw < draws; draw += 1)
    if (lean(() => (Math.random() < 0.5 ? 1 : -1)) >= seen) asFar += 1;
  return asFar / draws;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Milliseconds by which a known address took longer, pair by pair, until there is nothing more to find. */
async function differences(ask: (email: string, client: string) => Promise<unknown>): Promise<number[]> {
  const found: number[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    // Limits of an hour never come into it.
    platform.clock.advance(3_600_000);
    const times = { known: 0, unknown: 0 };
    const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const which of order) {
      const email = which === 'known' ? 'znama@example.cz' : `neznama-${pair}@example.cz`;
      times[which] = await timed(() => ask(email, `${which}-${pair}`));
    }
    found.push(times.known - times.unknown);
    if (found.length === firstLook.pairs && chanceOf(found) > firstLook.chance) break;
  }
  return found;
}

const { advertiser } = await signedIn(platform, 'znama@example.cz');
const own = { advertiserId: advertiser.id, tokenHash: undefined };
await setPassword(platform, { ...own, password });
await setLastingPin(platform, { ...own, pin: '405163' });

const ways: Record<string, (email: string, client: string) => Promise<unknown>> = {
  'asking for a PIN': (email, client) =>
    startSignIn(platform, { email, client, browserKey: platform.ids.token() }),
  'a wrong lasting PIN': (email) =>
    verifyLastingSecret(platform, 'pin', { email, client: email, typed: '222000' }),
  'a wrong password': (email, client) =>
    signInWithPassword(platform, { email, client, password: 'Spatne-heslo-1' }),
  registering: (email, client) =>
    register(platform, { email, client, password, browserKey: platform.ids.token() }),
};

it.each(Object.entries(ways))(
  '%s takes the same time for known and unknown addresses',
  async (_, ask) => {
    await ask('zahrati@example.cz', 'warm-up');
    expect(chanceOf(await differences(ask))).toBeGreaterThan(0.001);
  },
  240_000,
);

it('the measurement detects a small constant difference, and none in noise', () => {
  const steady = Array.from({ length: pairs }, (_, i) => 2 + (i % 5) / 10);
  const noise = Array.from({ length: pairs }, (_, i) => (i % 2 === 0 ? 5 + i : -5 - i));
  expect(chanceOf(steady.slice(0, firstLook.pairs))).toBeLessThan(firstLook.chance);
  expect(chanceOf(steady)).toBeLessThan(0.001);
  expect(chanceOf(noise)).toBeGreaterThan(0.3);
});
