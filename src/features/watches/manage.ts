import type { Viewer } from '../../contract/endpoint.ts';
import { refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Watch, WatchChange } from './contract.ts';
import { type Which, deleteWatch, findWatch, updateWatch, watchesOf } from './db.ts';
import { byKey } from './keys.ts';
import { endedView, watchView } from './views.ts';

/** All watches of somebody who is signed in, those made without an account included. */
export async function listWatches({ db }: Platform, { email }: Viewer): Promise<Watch[]> {
  return (await watchesOf(db, email)).map(watchView);
}

export const ownWatch = ({ email }: Viewer, id: string): Which => ({ id, email });

export async function changeWatch({ db, clock }: Platform, which: Which, change: WatchChange) {
  const watch = await updateWatch(db, which, change, clock.now());
  return watch ? watchView(watch) : undefined;
}

export async function endWatch({ db }: Platform, which: Which) {
  const watch = await deleteWatch(db, which);
  return watch ? endedView(watch) : undefined;
}

export async function watchOfKey({ db }: Platform, key: string) {
  const watch = await findWatch(db, byKey(key));
  return watch ? watchView(watch) : refuse('link-not-valid');
}
