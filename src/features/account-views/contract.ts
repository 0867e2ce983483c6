import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { reason } from '../audit/contract.ts';
import { accountViewMinutes } from './rules.ts';

/** Maximum number of past views listed, newest first. */
export const accountViewsShown = 20;

/** The account an admin is viewing the site as, and when the view expires. */
const accountView = z
  .object({ publicName: z.string(), email: z.string(), endsAt: z.iso.datetime() })
  .meta({ id: 'AccountView' });
export type AccountView = z.output<typeof accountView>;

export const startAccountView = operation('post', '/admin/accounts/{id}/views', {
  summary: `Dívat se na web jako tento účet, nejvýš ${accountViewMinutes} minut a jen pro čtení. Platí pro celé přihlášení správce. Soukromé věci účtu se neukážou; důvod zůstane v deníku a přečte si ho i majitel účtu.`,
  audience: 'admin',
  status: 201,
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason }),
  data: accountView,
  errors: ['not-found', 'account-not-viewable'],
});

export const getAccountView = operation('get', '/account-view', {
  summary: 'Jestli se přihlášený smí dívat jako jiný účet, a jako který se právě dívá.',
  audience: 'advertiser',
  duringAccountView: 'as-oneself',
  data: z.object({ allowed: z.boolean(), view: accountView.optional() }),
});

export const endAccountView = operation('delete', '/account-view', {
  summary: 'Přestat se dívat jako jiný účet.',
  audience: 'advertiser',
  duringAccountView: 'as-oneself',
  data: z.object({ ended: z.literal(true), email: z.string().optional() }),
});

export const listAccountViews = operation('get', '/account/views', {
  summary: `Kdy a proč se správa dívala na web jako tento účet, nejvýš ${accountViewsShown} od nejnovějšího.`,
  audience: 'advertiser',
  data: z.array(
    z
      .object({ startedAt: z.iso.datetime(), endsAt: z.iso.datetime(), reason: z.string() })
      .meta({ id: 'PastAccountView' }),
  ),
});
