import { type Endpoint, implement } from '../../contract/endpoint.ts';
import { retainedSince, retention } from '../../contract/retention.ts';
import type { Platform } from '../../platform/platform.ts';
import type { JobHandlers, ScheduledWork } from '../../platform/queue/queue.ts';
import type { Feature } from '../feature.ts';
import { getReportedContent, listReports } from './admin-views.ts';
import { getModerationCase, objectToDecision } from './cases.ts';
import * as contract from './contract.ts';
import * as reportEmails from './mail/report-emails.ts';
import * as decisionEmails from './mail/decision-emails.ts';
import * as badFaithEmails from './mail/bad-faith-emails.ts';
import { deleteReportsBefore } from './db.ts';
import { clearBadFaith, markBadFaith } from './bad-faith.ts';
import { deletePendingBefore } from './db-pending.ts';
import { answerObjection, notifyOfReversal } from './decide.ts';
import { reportPhoto, sweepEvidence } from './evidence.ts';
import { carryOutDecision, decideReports, undoDecision } from './pending.ts';
import { previewDecision } from './preview.ts';
import { showReview } from './show-review.ts';
import { reportContent } from './report.ts';
import { objectionsExport, reportsExport } from './list-export.ts';

function reportRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.reportContent, ({ body }, { client, viewer }) =>
      reportContent(platform, { ...body, client, viewer }),
    ),
    implement(contract.getModerationCase, ({ params }, { viewer }) =>
      getModerationCase(platform, { ...params, viewer }),
    ),
    implement(contract.objectToDecision, ({ params, body }, { viewer }) =>
      objectToDecision(platform, { ...params, ...body, viewer }),
    ),
    implement(contract.listReports, ({ query }) => listReports(platform, query)),
    implement(contract.getReportedContent, ({ params, query }, { viewer }) =>
      getReportedContent(platform, viewer, params.subject, query.before),
    ),
    implement(contract.getReportPhoto, ({ params }) => reportPhoto(platform, params)),
    implement(contract.decideReports, ({ params, body }, { viewer }) =>
      decideReports(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.previewDecision, ({ params, body }, { viewer }) =>
      previewDecision(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.undoDecision, ({ params }, { viewer }) =>
      undoDecision(platform, viewer, params.subject),
    ),
    implement(contract.markBadFaith, ({ params, body }, { viewer }) =>
      markBadFaith(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.clearBadFaith, ({ params, body }, { viewer }) =>
      clearBadFaith(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.showReview, ({ params, body }, { viewer }) =>
      showReview(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.answerObjection, ({ params, body }, { viewer }) =>
      answerObjection(platform, viewer, { ...params, ...body }),
    ),
  ];
}

export async function sweepReports(platform: Pick<Platform, 'db' | 'clock' | 'storage'>): Promise<void> {
  const { db, clock } = platform;
  const before = retainedSince(retention.reports, clock.now());
  await deleteReportsBefore(db, before);
  await deletePendingBefore(db, before);
  await sweepEvidence(platform);
}

function reportSchedule(platform: Platform): ScheduledWork[] {
  return [{ name: 'sweep-reports', cron: '53 2 * * *', run: () => sweepReports(platform) }];
}

export const reportJobs = (platform: Platform) =>
  ({
    'carry-out-decision': (decided) => carryOutDecision(platform, decided),
    'notify-reporters': (reversed) => notifyOfReversal(platform, reversed),
  }) satisfies JobHandlers;

export const reportsFeature: Feature = {
  contract,
  endpoints: reportRoutes,
  emails: [reportEmails, decisionEmails, badFaithEmails],
  lists: [reportsExport, objectionsExport],
  jobs: reportJobs,
  schedule: reportSchedule,
};
