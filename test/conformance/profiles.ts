import * as profiles from '../../src/features/profiles/contract.ts';
import type { ApiCaller } from '../api-caller.ts';
import type { TestPlatform } from '../platform.ts';

/** Calls every operation of a profile and of the public page. */
export async function callProfiles(api: ApiCaller, platform: TestPlatform, token: string): Promise<void> {
  const { body } = await api.call(profiles.getProfile, { token });
  const { slug } = profiles.profile.parse(body.data);
  await api.call(profiles.getAdvertiser, { params: { slug } });
  await api.call(profiles.listAdvertiserListings, { params: { slug }, query: '?kind=offer' });
  const form = { sellsAs: 'private', placeShown: 'district', phoneShown: 'yes', fullName: 'Jana Pražská' };
  await api.call(profiles.saveProfile, { token, body: form });
  await api.call(profiles.setContact, { token, params: { kind: 'phone' }, body: { value: '777 123 456' } });
  await platform.runJobs();
  const pin = platform.messages.at(-1)?.text.slice(0, 6);
  await api.call(profiles.confirmContact, { token, params: { kind: 'phone' }, body: { pin } });
  await api.call(profiles.removeContact, { token, params: { kind: 'phone' } });
}
