import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import { contactAdvertiser } from './contact-advertiser.ts';
import { conversationRoutes } from './conversations/routes.ts';
import * as contract from './contract.ts';
import { writeToOperator } from './write-to-operator.ts';

export function contactRoutes(platform: Platform): Endpoint[] {
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
