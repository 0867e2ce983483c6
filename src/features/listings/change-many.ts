import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, errorCatalogue, isRefusal } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { MoveName, OwnListing, moveRefusals } from './contract.ts';
import { namesOfOwn } from './db-own.ts';
import { release, reserve, sell, withdraw } from './move.ts';
import { renew } from './renewal/renew.ts';

type Moved = Promise<OwnListing | Refusal<(typeof moveRefusals)[number]>>;

const verbs: Record<MoveName, (platform: Platform, viewer: Viewer, id: number) => Moved> = {
  reserve: (platform, viewer, id) => reserve(platform, viewer, id),
  release: (platform, viewer, id) => release(platform, viewer, id),
  sell: (platform, viewer, id) => sell(platform, viewer, id),
  withdraw: (platform, viewer, id) => withdraw(platform, viewer, id),
  renew: (platform, viewer, id) => renew(platform, viewer, id),
};

/**
 * Applies one move to several own listings independently: a failure of one does not stop the others, and
 * listings already in the target state are reported separately.
 */
export async function changeMany(
  platform: Platform,
  viewer: Viewer,
  { ids, move }: { ids: readonly number[]; move: MoveName },
) {
  const wanted = [...new Set(ids)];
  const before = await namesOfOwn(platform.db, viewer.advertiserId, wanted);
  const done: number[] = [];
  const unchanged: number[] = [];
  const problems: {
    id: number;
    title: string | undefined;
    code: (typeof moveRefusals)[number];
    message: string;
  }[] = [];
  for (const id of wanted) {
    const answer = await verbs[move](platform, viewer, id);
    const was = before.get(id);
    if (isRefusal(answer)) {
      const { refused: code, message = errorCatalogue[code].message } = answer;
      problems.push({ id, title: was?.title, code, message });
    } else if (move !== 'renew' && was?.state === answer.state) unchanged.push(id);
    else done.push(id);
  }
  return { done, unchanged, problems };
}
