import { type Endpoint, implement } from '../../contract/endpoint.ts';
import { retainedSince, retention } from '../../contract/retention.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/queue.ts';
import type { Feature } from '../feature.ts';
import { confirmContact, removeContact, setContact } from './set-contact.ts';
import * as contract from './contract.ts';
import * as contactEmails from './mail/contact-emails.ts';
import { sweepProofs } from './db-proofs.ts';
import { getProfile, saveProfile, listAdvertiserListings, publicAdvertiser } from './get-profile.ts';

function profileRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.getProfile, (_, { viewer }) => getProfile(platform, viewer.advertiserId)),
    implement(contract.saveProfile, ({ body }, { viewer }) => saveProfile(platform, viewer, body)),
    implement(contract.setContact, ({ params, body }, { viewer, client, tokenHash }) =>
      setContact(platform, viewer, { ...params, ...body, client, tokenHash }),
    ),
    implement(contract.confirmContact, ({ params, body }, { viewer, tokenHash }) =>
      confirmContact(platform, viewer, { ...params, ...body, tokenHash }),
    ),
    implement(contract.removeContact, ({ params }, { viewer }) =>
      removeContact(platform, viewer, params.kind),
    ),
    implement(contract.getAdvertiser, ({ params }) => publicAdvertiser(platform, params.slug)),
    implement(contract.listAdvertiserListings, ({ params, query }) =>
      listAdvertiserListings(platform, { ...params, ...query }),
    ),
  ];
}

const profileSchedule = ({ db, clock }: Platform): ScheduledWork[] => [
  {
    name: 'sweep-contact-proofs',
    cron: '41 * * * *',
    run: () => sweepProofs(db, retainedSince(retention.codes, clock.now())),
  },
];

export const profilesFeature: Feature = {
  contract,
  endpoints: profileRoutes,
  schedule: profileSchedule,
  emails: [contactEmails],
};
