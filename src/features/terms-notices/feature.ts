import { type Endpoint, implement } from '../../contract/endpoint.ts';
import { retainedSince, retention } from '../../contract/retention.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/queue.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import { sweepDeliveries } from './db-deliveries.ts';
import { deliverOne, queueDeliveries } from './deliver.ts';
import { deliveriesExport } from './list-export.ts';
import * as termsNoticeEmails from './mail/terms-notice-email.ts';
import { closeNotice, getNotice, notices, ownNotices } from './views.ts';
import { deleteNotice, pauseNotice, saveNotice, sendNotice, testNotice, writeNotice } from './write.ts';

function termsNoticeRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.getTermsNotices, () => notices(platform)),
    implement(contract.writeTermsNotice, ({ body }, { viewer }) => writeNotice(platform, viewer, body)),
    implement(contract.getTermsNotice, ({ params }, { viewer }) => getNotice(platform, viewer, params.id)),
    implement(contract.saveTermsNotice, ({ params, body }, { viewer }) =>
      saveNotice(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.deleteTermsNotice, ({ params }, { viewer }) =>
      deleteNotice(platform, viewer, params.id),
    ),
    implement(contract.testTermsNotice, ({ params }, { viewer }) => testNotice(platform, viewer, params.id)),
    implement(contract.sendTermsNotice, ({ params, body }, { viewer }) =>
      sendNotice(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.pauseTermsNotice, ({ params, body }, { viewer }) =>
      pauseNotice(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.getOwnTermsNotices, ({ query }, { viewer }) =>
      ownNotices(platform, viewer, query.ahead !== undefined),
    ),
    implement(contract.closeTermsNotice, ({ params }, { viewer }) =>
      closeNotice(platform, viewer, params.id),
    ),
  ];
}

const termsNoticeSchedule = (platform: Platform): ScheduledWork[] => [
  { name: 'queue-terms-notices', cron: '* * * * *', run: () => queueDeliveries(platform) },
  {
    name: 'sweep-terms-notices',
    cron: '49 3 * * *',
    run: () => sweepDeliveries(platform.db, retainedSince(retention.termsNotices, platform.clock.now())),
  },
];

/** Notifies every account of changes in the terms, and stores proof of it. */
export const termsNoticesFeature: Feature = {
  contract,
  endpoints: termsNoticeRoutes,
  emails: [termsNoticeEmails],
  jobs: (platform) => ({ 'send-terms-notice': (delivery) => deliverOne(platform, delivery) }),
  lists: [deliveriesExport],
  schedule: termsNoticeSchedule,
};
