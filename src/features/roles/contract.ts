import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { email } from '../accounts/contract.ts';
import { reason } from '../audit/contract.ts';
import { changeErrors } from '../second-factor/contract.ts';

const roles = z
  .object({
    admins: z.array(z.string()).meta({ description: 'E-maily správců, jak je jmenuje nastavení webu' }),
    moderators: z.array(
      z.object({ id: z.uuid(), email: z.string(), publicName: z.string(), since: z.iso.datetime() }),
    ),
  })
  .meta({ id: 'Roles' });
export type RolesView = z.output<typeof roles>;

export const moderatorForm = z.object({ email, reason });

export const listRoles = operation('get', '/admin/roles', {
  summary: 'Kdo má roli ve správě: správci z nastavení webu a moderátoři.',
  audience: 'admin',
  data: roles,
});

export const addModerator = operation('post', '/admin/roles/moderators', {
  summary:
    'Udělat z účtu s touto ověřenou adresou moderátora. Dvoufázové ověření nesmí být starší než 15 minut. Přijde o tom e-mail.',
  audience: 'admin',
  body: moderatorForm,
  data: roles,
  errors: [...changeErrors, 'account-not-moderator'],
});

export const moderatorRemovalForm = z.object({ reason });

export const removeModerator = operation('post', '/admin/roles/moderators/{id}/removal', {
  summary: 'Vzít účtu roli moderátora; jeho přihlášení do správy hned nesmí. Přijde o tom e-mail.',
  audience: 'admin',
  params: z.object({ id: z.uuid() }),
  body: moderatorRemovalForm,
  data: roles,
  errors: [...changeErrors, 'not-found'],
});
