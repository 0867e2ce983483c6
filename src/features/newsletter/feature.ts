import { type Endpoint, implement } from '../../contract/endpoint.ts';
import { retainedSince, retention } from '../../contract/retention.ts';
import type { Platform } from '../../platform/platform.ts';
import type { JobHandlers, ScheduledWork } from '../../platform/queue/queue.ts';
import type { Feature } from '../feature.ts';
import {
  requestNewsletter,
  requestUnsubscribeEmail,
  resubscribe,
  confirmNewsletter,
  newsletterOfKey,
  unsubscribe,
  ownNewsletter,
  setOwnNewsletter,
} from './subscriptions.ts';
import * as contract from './contract.ts';
import * as newsletterEmails from './mail/newsletter-emails.ts';
import { sweepDeliveries } from './db-deliveries.ts';
import { sweepSubscribers } from './db-subscribers.ts';
import { deliverOne, pauseIssue, queueDeliveries, sendIssue } from './send.ts';
import { findByAddress, newsletterOverview } from './views.ts';
import { deleteIssue, getIssue, saveIssue, testIssue, writeIssue } from './write.ts';
import { newslettersExport } from './list-export.ts';

function newsletterRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.requestNewsletter, ({ body }, { client }) =>
      requestNewsletter(platform, { ...body, client }),
    ),
    implement(contract.newsletterOfKey, ({ params }) => newsletterOfKey(platform, params.key)),
    implement(contract.confirmNewsletter, ({ params }) => confirmNewsletter(platform, params.key)),
    implement(contract.unsubscribe, ({ params }) => unsubscribe(platform, params.key)),
    implement(contract.resubscribe, ({ params }, { client }) => resubscribe(platform, { ...params, client })),
    implement(contract.requestUnsubscribe, ({ body }, { client }) =>
      requestUnsubscribeEmail(platform, { ...body, client }),
    ),
    implement(contract.getOwnNewsletter, (_, { viewer }) => ownNewsletter(platform, viewer)),
    implement(contract.setOwnNewsletter, ({ body }, { viewer }) =>
      setOwnNewsletter(platform, viewer, body.wanted),
    ),
    ...adminRoutes(platform),
  ];
}

function adminRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.getNewsletter, () => newsletterOverview(platform)),
    implement(contract.findNewsletterSubscriber, ({ query }) => findByAddress(platform, query.email)),
    implement(contract.writeNewsletterIssue, ({ body }, { viewer }) => writeIssue(platform, viewer, body)),
    implement(contract.getNewsletterIssue, ({ params }, { viewer }) => getIssue(platform, viewer, params.id)),
    implement(contract.saveNewsletterIssue, ({ params, body }, { viewer }) =>
      saveIssue(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.deleteNewsletterIssue, ({ params }, { viewer }) =>
      deleteIssue(platform, viewer, params.id),
    ),
    implement(contract.testNewsletterIssue, ({ params }, { viewer }) =>
      testIssue(platform, viewer, params.id),
    ),
    implement(contract.sendNewsletterIssue, ({ params, body }, { viewer }) =>
      sendIssue(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.pauseNewsletterIssue, ({ params, body }, { viewer }) =>
      pauseIssue(platform, viewer, { ...params, ...body }),
    ),
  ];
}

export function newsletterJobs(platform: Platform): JobHandlers {
  return { 'send-newsletter': (delivery) => deliverOne(platform, delivery) };
}

export function newsletterSchedule(platform: Platform): ScheduledWork[] {
  return [
    { name: 'queue-newsletter', cron: '* * * * *', run: () => queueDeliveries(platform) },
    { name: 'sweep-newsletter', cron: '37 3 * * *', run: () => sweep(platform) },
  ];
}

async function sweep({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  await sweepSubscribers(db, {
    requests: retainedSince(retention.sentEmails, now),
    unconfirmed: retainedSince(retention.unconfirmed, now),
    keys: retainedSince(retention.emailKeys, now),
    ended: retainedSince(retention.consents, now),
  });
  await sweepDeliveries(db, retainedSince(retention.deliveries, now));
}

export const newsletterFeature: Feature = {
  contract,
  endpoints: newsletterRoutes,
  emails: [newsletterEmails],
  jobs: newsletterJobs,
  lists: [newslettersExport],
  schedule: newsletterSchedule,
};
