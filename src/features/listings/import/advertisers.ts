import { createHash } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';
import { findOrCreateAdvertiser, shortName } from '../../accounts/index.ts';
import { importAccount } from './import-account.ts';
import type { NamedAdvertiser } from './source-listing.ts';

/** Nobody counts the cards of listings that were public elsewhere. */
const cardLimit = 1_000_000;

/**
 * Gives each listing its account: the one of the address that the line names; one that nobody can open for a name
 * without an address; and for a line without either the import's own, whose emails reach the bazaar's mailbox.
 */
export function importedAdvertisers(platform: Platform): (named?: NamedAdvertiser) => Promise<string> {
  const cached = new Map<string, Promise<string>>();
  return (named) => {
    const email = named ? addressOf(named) : importAccount(platform.config);
    const publicName = named ? shownName(named) : 'Převzaté inzeráty';
    const account =
      cached.get(email) ??
      findOrCreateAdvertiser(platform.db, platform, {
        email,
        publicName,
        trader: named?.trader,
        companyName: named?.trader ? publicName : undefined,
        cardLimit: named?.email ? undefined : cardLimit,
      }).then(({ id }) => id);
    cached.set(email, account);
    return account;
  };
}

/** Of a person's full name only what pages show is kept. */
function shownName({ name, trader }: NamedAdvertiser): string | undefined {
  return name === undefined || trader ? name : shortName(name);
}

/** The top-level domain `.invalid` belongs to nobody, so no email can reach a stranger. */
function addressOf({ email, name, trader }: NamedAdvertiser): string {
  const mark = createHash('sha256').update(`${name}\n${trader}`).digest('hex').slice(0, 32);
  return email ?? `import-${mark}@example.invalid`;
}
