import { type Endpoint, implement } from '../../contract/endpoint.ts';
import { refuse } from '../../contract/errors.ts';
import { retainedSince, retention } from '../../contract/retention.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/queue.ts';
import type { Feature } from '../feature.ts';
import { boughtThing, remindOfBought } from './bought.ts';
import * as contract from './contract.ts';
import { sweep } from './db.ts';
import * as outgrownEmails from './mail/outgrown-emails.ts';
import { notifyOfOutgrown } from './notify.ts';
import {
  addReminder,
  byKey,
  changeReminder,
  confirmReminder,
  endReminder,
  endReminders,
  estimate,
  listReminders,
  ownReminder,
  reminderOfKey,
  requestReminder,
} from './remind.ts';

function outgrownRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.estimateOutgrowing, async ({ query }) => estimate(platform, query)),
    implement(contract.listReminders, (_, { viewer }) => listReminders(platform, viewer)),
    implement(contract.addReminder, ({ body }, { viewer }) => addReminder(platform, viewer, body)),
    implement(
      contract.changeReminder,
      async ({ params, body }, { viewer }) =>
        (await changeReminder(platform, ownReminder(viewer, params.id), body.month)) ?? refuse('not-found'),
    ),
    implement(
      contract.endReminder,
      async ({ params }, { viewer }) =>
        (await endReminder(platform, ownReminder(viewer, params.id))) ?? refuse('not-found'),
    ),
    implement(contract.boughtThing, ({ params }, { viewer }) => boughtThing(platform, viewer, params.id)),
    implement(contract.remindOfBought, ({ params, body }, { viewer }) =>
      remindOfBought(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.requestReminder, ({ body }, { client }) =>
      requestReminder(platform, { ...body, client }),
    ),
    implement(contract.reminderOfKey, ({ params }) => reminderOfKey(platform, params.key)),
    implement(contract.confirmReminder, ({ params }) => confirmReminder(platform, params.key)),
    implement(
      contract.changeReminderOfKey,
      async ({ params, body }) =>
        (await changeReminder(platform, byKey(params.key), body.month)) ?? refuse('link-not-valid'),
    ),
    implement(
      contract.endReminderOfKey,
      async ({ params }) => (await endReminder(platform, byKey(params.key))) ?? refuse('link-not-valid'),
    ),
    implement(contract.endReminders, ({ params }) => endReminders(platform, params.key)),
  ];
}

export function outgrownSchedule(platform: Platform): ScheduledWork[] {
  return [
    { name: 'notify-of-outgrown', cron: '31 6 * * *', run: () => notifyOfOutgrown(platform) },
    { name: 'sweep-size-reminders', cron: '31 3 * * *', run: () => sweepReminders(platform) },
  ];
}

async function sweepReminders({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  await sweep(db, {
    unconfirmed: retainedSince(retention.unconfirmed, now),
    sent: retainedSince(retention.sizeReminders, now),
    keys: retainedSince(retention.emailKeys, now),
  });
}

export const outgrownFeature: Feature = {
  contract,
  endpoints: outgrownRoutes,
  schedule: outgrownSchedule,
  emails: [outgrownEmails],
};
