import type { Config } from '../../config.ts';
import { importAccount } from '../import/index.ts';
import type { Counted } from './db-entries.ts';

type Runs = Pick<Config, 'adminEmails' | 'contactEmail'>;

/** Addresses whose accounts take no part: the admins', and those of the bazaar itself. */
export const excludedEmails = (config: Runs): string[] => [
  ...config.adminEmails,
  config.contactEmail.toLowerCase(),
  importAccount(config),
];

export const countedIn = (config: Runs, { id }: { id: string }): Counted => ({
  roundId: id,
  excluded: excludedEmails(config),
});
