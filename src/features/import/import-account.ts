import type { Config } from '../../config.ts';

/**
 * Address of the account that holds listings brought over without an owner. `info+import@example.cz` is delivered to
 * `info@example.cz`, and is an account of its own.
 */
export function importAccount({ contactEmail }: Pick<Config, 'contactEmail'>): string {
  return contactEmail.toLowerCase().replace('@', '+import@');
}
