import { setContact } from '../../src/features/profiles/set-contact.ts';
import { type Rows, ownerOnly, signedInOnes } from './row.ts';
import { type Scene, given } from './scene.ts';

/** A code that waits for the owner, and for nobody else. */
const codeOfOwner = async ({ platform, owner, freshEmail }: Scene) => {
  const value = freshEmail();
  given(await setContact(platform, owner, { kind: 'other-email', value, client: value }));
  await platform.runJobs();
  const letter = platform.letters.findLast(({ to }) => to === value);
  return { params: { kind: 'other-email' }, body: { pin: /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] } };
};

/** The own profile and its proofs. */
export const profileRows: Rows = {
  getProfile: signedInOnes(),
  saveProfile: signedInOnes(() => ({
    body: { sellsAs: 'private', placeShown: 'exact', phoneShown: 'no' },
  })),
  setContact: signedInOnes(({ freshEmail }) => ({
    params: { kind: 'other-email' },
    body: { value: freshEmail() },
  })),
  confirmContact: ownerOnly(codeOfOwner),
  removeContact: signedInOnes(() => ({ params: { kind: 'phone' } })),
};
