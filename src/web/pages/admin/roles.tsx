import { redirect, useNavigation } from 'react-router';
import { formatDate } from '../../../features/listings/components/format-time.ts';
import { addModerator, listRoles, removeModerator } from '../../../features/roles/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { adminRolesUrl } from '../../../contract/urls.ts';
import { callApi } from '../../api-client.ts';
import { answerMessage, keepInput, refused } from '../../form-answer.ts';
import { DoneNotice } from '../../done-notice.tsx';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { requireUser } from '../../signed-in.ts';
import { AdminFrame } from './admin-frame.tsx';
import { ExportLink } from './export-link.tsx';
import { loadForRole } from './load-for-role.ts';
import { ReasonField } from './reason-field.tsx';

/** Notices after a change, by their key in the URL. */
const doneTexts = {
  pridano: 'Role je přidaná a e-mail o ní na cestě.',
  odebrano: 'Role skončila. Do správy se už nedostane.',
};

export async function loader({ context, url }: RouteArgs) {
  return loadForRole(url, context, listRoles);
}

export async function action({ request, context, url }: RouteArgs) {
  requireUser(context, url);
  const fields = await readForm(request);
  const given = (name: string) => fieldText(fields, name);
  const reason = given('reason');
  const removes = given('wish') === 'remove';
  const answer = removes
    ? await callApi(context, removeModerator, { params: { id: given('id') }, body: { reason } })
    : await callApi(context, addModerator, { body: { email: given('email'), reason } });
  if (!answer.ok) return refused(answer.status, answer.error, fields);
  throw redirect(`${adminRolesUrl}?zprava=${removes ? 'odebrano' : 'pridano'}`);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

/** Admins and moderators; an admin appoints and dismisses moderators here. */
export default function AdminRolesPage({
  loaderData: { admins, moderators },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const busy = useNavigation().formData !== undefined;
  const typed = actionData?.values ?? {};
  const removing = fieldText(typed, 'wish') === 'remove' ? fieldText(typed, 'id') : undefined;
  const adding = removing === undefined ? actionData : undefined;
  const message = answerMessage(adding);
  const value = (name: string) => (adding ? fieldText(typed, name) : '');
  return (
    <AdminFrame>
      <PageHead title="Role ve správě" path={adminRolesUrl} index={false} />
      <h1>Role</h1>
      <p className={text.secondary}>
        Moderátor vyřizuje hlášení a námitky, kontroluje inzeráty a blokuje účty. K penězům, newsletteru,
        textům, losování a rolím se nedostane.
      </p>
      <DoneNotice texts={doneTexts} />
      <section className={classNames(layout.panel, layout.stackSmall)} aria-labelledby="spravci">
        <h2 id="spravci">Správci</h2>
        <p className={text.secondary}>Jmenuje je nastavení ADMIN_EMAILS na serveru, tady je změnit nejde.</p>
        <ul>
          {admins.map((email) => (
            <li key={email}>{email}</li>
          ))}
        </ul>
      </section>
      <SentForm errors={adding?.fields} className={layout.panel} aria-labelledby="novy">
        <h2 id="novy">Přidat moderátora</h2>
        {message && <Alert severity="error">{message}</Alert>}
        <Field label="E-mail účtu" hint="Účet už musí být založený." error={adding?.fields['email']}>
          {(wiring) => <Input {...wiring} name="email" type="email" defaultValue={value('email')} />}
        </Field>
        <ReasonField errors={adding?.fields['reason']} value={value('reason')} />
        <Button busy={busy}>Přidat moderátora</Button>
      </SentForm>
      <h2>Moderátoři</h2>
      <ExportLink list="moderators" />
      {moderators.length === 0 && <EmptyState title="Zatím tu žádný není">Přidá ho formulář výš.</EmptyState>}
      {moderators.map(({ id, email, publicName, since }) => (
        <SentForm
          key={id}
          errors={removing === id ? actionData?.fields : undefined}
          className={layout.panel}
          aria-label={email}
        >
          <input type="hidden" name="id" value={id} />
          <p>
            <strong>{publicName}</strong>, {email}, od {formatDate(since)}
          </p>
          <Field
            label="Důvod odebrání"
            error={removing === id ? (actionData?.fields['reason'] ?? actionData?.message) : undefined}
          >
            {(wiring) => (
              <Input
                {...wiring}
                name="reason"
                defaultValue={removing === id ? fieldText(typed, 'reason') : ''}
              />
            )}
          </Field>
          <Button variant="secondary" name="wish" value="remove">
            Odebrat roli: {email}
          </Button>
        </SentForm>
      ))}
    </AdminFrame>
  );
}
