import type { ListExport } from '../list-export.ts';
import { rolesView } from './change-roles.ts';

/** Admins and moderators. */
export const moderatorsExport: ListExport = {
  name: 'moderators',
  audience: 'admin',
  columns: ['E-mail', 'Jméno', 'Role', 'Od'],
  async *rows(platform) {
    const { admins, moderators } = await rolesView(platform, platform.db);
    for (const email of admins) yield [email, undefined, 'správce', undefined];
    for (const { email, publicName, since } of moderators)
      yield [email, publicName, 'moderátor', new Date(since)];
  },
};
