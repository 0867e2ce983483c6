import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/queue.ts';
import type { Feature } from '../feature.ts';
import { contactAdvertiser } from './contact-advertiser.ts';
import * as contract from './contract.ts';
import { deleteOldMessages } from './conversations/db-change.ts';
import { conversationRoutes } from './conversations/routes.ts';
import { deleteOperatorMessagesBefore } from './db-operator.ts';
import { writeToOperator } from './write-to-operator.ts';

function contactRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.contactAdvertiser, ({ params, body }, { client, viewer }) => {
      const { name, email, phone, message: text } = body;
      return contactAdvertiser(platform, { listingId: params.id, name, email, phone, text, client, viewer });
    }),
    implement(contract.writeToOperator, ({ body }, { client }) => {
      const { topic, name, email, message: text } = body;
      return writeToOperator(platform, { topic, name, email, text, client });
    }),
    ...conversationRoutes(platform),
  ];
}

/** As long as „Zpracování osobních údajů“ says: between people twelve months, to the operator 24. */
const retentionDays = { betweenPeople: 365, toOperator: 730 } as const;

function contactSchedule(platform: Platform): ScheduledWork[] {
  return [{ name: 'sweep-messages', cron: '37 2 * * *', run: () => sweepMessages(platform) }];
}

export async function sweepMessages({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const ago = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);
  await deleteOldMessages(db, ago(retentionDays.betweenPeople));
  await deleteOperatorMessagesBefore(db, ago(retentionDays.toOperator));
}

export const contactFeature: Feature = { contract, endpoints: contactRoutes, schedule: contactSchedule };
