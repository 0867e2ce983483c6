import { type Endpoint, implement } from '../../contract/endpoint.ts';
import { retainedSince, retention } from '../../contract/retention.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/queue.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import { deleteKeysBefore } from './db-matches.ts';
import { demandMatches, ownMatches } from './find.ts';
import * as matchEmails from './mail/match-emails.ts';
import { endMatchNotes, getMatchNotes, setMatchNotes } from './notes.ts';
import { matchListings, notifyOfMatches } from './notify.ts';

function matchRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.demandMatches, ({ params }) => demandMatches(platform, params.id)),
    implement(contract.ownMatches, ({ params }, { viewer }) => ownMatches(platform, viewer, params.id)),
    implement(contract.getMatchNotes, (_, { viewer }) => getMatchNotes(platform, viewer)),
    implement(contract.setMatchNotes, ({ body }, { viewer }) => setMatchNotes(platform, viewer, body)),
    implement(contract.endMatchNotes, ({ params }) => endMatchNotes(platform, params.key)),
  ];
}

export function matchSchedule(platform: Platform): ScheduledWork[] {
  return [
    { name: 'match-listings', cron: '* * * * *', run: () => matchAndNotify(platform) },
    { name: 'sweep-match-keys', cron: '33 3 * * *', run: () => sweepKeys(platform) },
  ];
}

/** Matching runs first, so that a new listing is announced within the same minute. */
async function matchAndNotify(platform: Platform): Promise<void> {
  await matchListings(platform);
  await notifyOfMatches(platform);
}

async function sweepKeys({ db, clock }: Platform): Promise<void> {
  await deleteKeysBefore(db, retainedSince(retention.emailKeys, clock.now()));
}

export const matchesFeature: Feature = {
  contract,
  endpoints: matchRoutes,
  schedule: matchSchedule,
  emails: [matchEmails],
};
