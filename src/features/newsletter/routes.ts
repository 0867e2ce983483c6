import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import { requestNewsletter, requestSignOut, returnToNewsletter } from './ask.ts';
import { confirmNewsletter, newsletterOfKey, signOutOfNewsletter } from './by-key.ts';
import * as contract from './contract.ts';
import { findByAddress, newsletterOverview } from './look-up.ts';
import { ownNewsletter, setOwnNewsletter } from './own.ts';
import { pauseLetter, sendLetter } from './send.ts';
import { deleteLetter, getLetter, saveLetter, testLetter, writeLetter } from './write.ts';

export function newsletterRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.requestNewsletter, ({ body }, { client }) =>
      requestNewsletter(platform, { ...body, client }),
    ),
    implement(contract.newsletterOfKey, ({ params }) => newsletterOfKey(platform, params.key)),
    implement(contract.confirmNewsletter, ({ params }) => confirmNewsletter(platform, params.key)),
    implement(contract.signOutOfNewsletter, ({ params }) => signOutOfNewsletter(platform, params.key)),
    implement(contract.returnToNewsletter, ({ params }, { client }) =>
      returnToNewsletter(platform, { ...params, client }),
    ),
    implement(contract.requestNewsletterSignOut, ({ body }, { client }) =>
      requestSignOut(platform, { ...body, client }),
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
    implement(contract.writeNewsletterLetter, ({ body }, { viewer }) => writeLetter(platform, viewer, body)),
    implement(contract.getNewsletterLetter, ({ params }, { viewer }) =>
      getLetter(platform, viewer, params.id),
    ),
    implement(contract.saveNewsletterLetter, ({ params, body }, { viewer }) =>
      saveLetter(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.deleteNewsletterLetter, ({ params }, { viewer }) =>
      deleteLetter(platform, viewer, params.id),
    ),
    implement(contract.testNewsletterLetter, ({ params }, { viewer }) =>
      testLetter(platform, viewer, params.id),
    ),
    implement(contract.sendNewsletterLetter, ({ params, body }, { viewer }) =>
      sendLetter(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.pauseNewsletterLetter, ({ params, body }, { viewer }) =>
      pauseLetter(platform, viewer, { ...params, ...body }),
    ),
  ];
}
