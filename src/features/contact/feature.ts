import { type Endpoint, implement } from '../../contract/endpoint.ts';
import { retainedSince, retention } from '../../contract/retention.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/queue.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import * as operatorEmails from './mail/operator-emails.ts';
import { deleteOperatorMessagesBefore } from './db-operator.ts';
import { writeToOperator } from './write-to-operator.ts';

function contactRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.writeToOperator, ({ body }, { client }) => {
      const { topic, name, email, message: text } = body;
      return writeToOperator(platform, { topic, name, email, text, client });
    }),
  ];
}

async function sweepOperatorMessages({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await deleteOperatorMessagesBefore(db, retainedSince(retention.operatorMessages, clock.now()));
}

function contactSchedule(platform: Platform): ScheduledWork[] {
  return [
    { name: 'sweep-operator-messages', cron: '39 2 * * *', run: () => sweepOperatorMessages(platform) },
  ];
}

export const contactFeature: Feature = {
  contract,
  endpoints: contactRoutes,
  schedule: contactSchedule,
  emails: [operatorEmails],
};
