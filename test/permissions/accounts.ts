import { isRefusal } from '../../src/contract/errors.ts';
import { startSignIn } from '../../src/features/accounts/start-sign-in.ts';
import { askForPin } from '../sign-in.ts';
import { type Rows, anybody, signedInOnes } from './row.ts';

/** Signing in, and what one does with one's own account. */
export const accountRows: Rows = {
  startSignIn: anybody(({ platform, freshEmail }) => ({
    body: { email: freshEmail(), browserKey: platform.ids.token() },
  })),
  resendPin: anybody(async ({ platform, freshEmail }) => {
    const browserKey = platform.ids.token();
    const asked = await startSignIn(platform, { email: freshEmail(), browserKey, client: 'test' });
    if (isRefusal(asked)) throw new Error(asked.refused);
    platform.clock.advance(61_000);
    return { params: { id: asked.id }, body: { browserKey } };
  }),
  signIn: anybody(async ({ platform, freshEmail }) => ({ body: await askForPin(platform, freshEmail()) })),
  currentSession: signedInOnes(),
  signOut: signedInOnes(),
  setLastingPin: signedInOnes(() => ({ body: { pin: '284917', pinAgain: '284917' } })),
  setPublicName: signedInOnes(() => ({ body: { publicName: 'Jana P.' } })),
};
