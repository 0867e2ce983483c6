import { type Endpoint, implement, type Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { OperationData } from '../../contract/operation.ts';
import { retainedSince, retention } from '../../contract/retention.ts';
import { refusedEmails, sweepRefusedEmails } from '../../platform/mail/refused-emails.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import {
  countTroubledJobs,
  deleteJob,
  findTroubledJob,
  retryJob,
  troubledJobs,
} from '../../platform/queue/troubled-jobs.ts';
import { recordAction } from '../audit/index.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import { jobsExport, refusedEmailsExport } from './list-export.ts';

function jobRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.listTroubledJobs, () => listTroubledJobs(platform)),
    implement(contract.retryTroubledJob, ({ params }, { viewer }) =>
      changeJob(platform, viewer, { ...params, action: 'retry-job', change: retryJob }),
    ),
    implement(contract.deleteTroubledJob, ({ params }, { viewer }) =>
      changeJob(platform, viewer, { ...params, action: 'delete-job', change: deleteJob }),
    ),
  ];
}

export const jobsFeature: Feature = {
  contract,
  endpoints: jobRoutes,
  schedule: ({ db, clock }) => [
    {
      name: 'sweep-refused-emails',
      cron: '57 3 * * *',
      run: () => sweepRefusedEmails(db, retainedSince(retention.refusedEmails, clock.now())),
    },
  ],
  lists: [jobsExport, refusedEmailsExport],
};

type Troubled = OperationData<typeof contract.listTroubledJobs>;

async function listTroubledJobs({ db }: Pick<Platform, 'db'>): Promise<Troubled> {
  const [jobs, counts, refused] = await Promise.all([
    troubledJobs(db, contract.jobsShown),
    countTroubledJobs(db),
    refusedEmails(db, contract.jobsShown),
  ]);
  const views = jobs.map((job) => ({
    ...job,
    addedAt: job.addedAt.toISOString(),
    runAt: job.runAt.toISOString(),
  }));
  const refusals = refused.map((each) => ({ ...each, refusedAt: each.refusedAt.toISOString() }));
  return { jobs: views, ...counts, refusedEmails: refusals };
}

type Change = {
  id: string;
  action: 'retry-job' | 'delete-job';
  change: (db: Database, id: string) => Promise<boolean>;
};

/** Changes a failed job and records the action; not-found for a job that is done or currently running. */
export async function changeJob(
  platform: Platform,
  admin: Viewer,
  { id, action, change }: Change,
): Promise<Troubled | Refusal<'not-found'>> {
  const refusal = await platform.db.transaction().execute(async (db) => {
    const job = await findTroubledJob(db, id);
    if (!job || !(await change(db, id))) return refuse('not-found');
    await recordAction(platform, db, admin, { action, subject: `job:${id}`, reason: job.name });
    return undefined;
  });
  return refusal ?? listTroubledJobs(platform);
}
