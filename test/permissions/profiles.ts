import { setContact } from '../../src/features/profiles/set-contact.ts';
import { type Rows, anybody, ownerOnly, signedInOnes } from './row.ts';
import { type Scene, given } from './scene.ts';

/** A pending verification code of the owner. */
const codeOfOwner = async ({ platform, owner }: Scene) => {
  const value = `+420777${platform.ids.pin()}`;
  given(await setContact(platform, owner, { kind: 'phone', value, client: value, tokenHash: undefined }));
  await platform.runJobs();
  const message = platform.messages.findLast(({ to }) => to === value);
  return { params: { kind: 'phone' }, body: { pin: message?.text.slice(0, 6) } };
};

const slugOfOwner = async ({ platform, owner }: Scene): Promise<string> => {
  const { slug } = await platform.db
    .selectFrom('advertisers')
    .where('id', '=', owner.advertiserId)
    .select('slug')
    .executeTakeFirstOrThrow();
  return slug;
};

/** The own profile and its verification, and the public page. */
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
  getAdvertiser: anybody(async (scene) => ({ params: { slug: await slugOfOwner(scene) } })),
  listAdvertiserListings: anybody(async (scene) => ({
    params: { slug: await slugOfOwner(scene) },
    query: '?kind=offer',
  })),
};
