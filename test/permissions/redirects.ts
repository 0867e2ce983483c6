import { type Rows, adminOnly, anybody } from './row.ts';

const reason = 'stará adresa';

export const redirectRows: Rows = {
  listRedirects: anybody(),
  putRedirect: adminOnly(() => ({ body: { path: '/hole', target: '/vyhledavani/florbalky', reason } })),
  removeRedirect: adminOnly(async ({ platform }) => {
    const rule = { path: '/stara', target: '/o-nas', permanent: true, changed_at: platform.clock.now() };
    await platform.db
      .insertInto('redirects')
      .values(rule)
      .onConflict((known) => known.doNothing())
      .execute();
    return { body: { path: rule.path, reason } };
  }),
};
