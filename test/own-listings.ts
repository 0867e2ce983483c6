import type { Viewer } from '../src/contract/endpoint.ts';
import type { FormValues } from '../src/features/listings/contract.ts';
import { edit } from '../src/features/listings/edit.ts';
import { getOwnListing } from '../src/features/listings/own-listing.ts';
import { publish } from '../src/features/listings/publish.ts';
import { filledDraft } from './listings.ts';
import { given } from './permissions/scene.ts';
import type { TestPlatform } from './platform.ts';

/** Actions of advertisers on their listings, and the emails they get; a refusal is an error of the test itself. */
export function ownListings(platform: TestPlatform) {
  const own = async (viewer: Viewer, id: number) =>
    given(await getOwnListing(platform, viewer.advertiserId, id));
  return {
    own,
    published: async (viewer: Viewer, values: FormValues = {}) => {
      const draft = await filledDraft(platform, viewer, { values });
      return given(await publish(platform, viewer, draft, { several: true }));
    },
    edited: async (viewer: Viewer, id: number, change: FormValues) => {
      const { version, values } = await own(viewer, id);
      return given(await edit(platform, viewer, { id, version, values: { ...values, ...change } }));
    },
    /** Emails to an address, after all due jobs have run. */
    emailsTo: async (address: string) => {
      await platform.runJobs();
      return platform.emails.filter(({ to }) => to === address);
    },
  };
}
