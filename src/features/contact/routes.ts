import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import { contactAdvertiser } from './contact-advertiser.ts';
import * as contract from './contract.ts';

export function contactRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.contactAdvertiser, ({ params, body }, { client, viewer }) => {
      const { name, email, phone, message: text } = body;
      return contactAdvertiser(platform, { listingId: params.id, name, email, phone, text, client, viewer });
    }),
  ];
}
