import { redirect, useNavigation } from 'react-router';
import { listAdminActions } from '../../../features/audit/contract.ts';
import { listRedirects, putRedirect, removeRedirect } from '../../../features/redirects/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { AdminFrame, ListHead } from './admin-frame.tsx';
import { ExportLink } from './export-link.tsx';
import { loadForRole } from './load-for-role.ts';
import { callApi, loadFromApi } from '../../api-client.ts';
import { answerMessage, keepInput, refused } from '../../form-answer.ts';
import { DoneNotice } from '../../done-notice.tsx';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import { requireUser } from '../../signed-in.ts';
import { adminRedirectsUrl } from '../../../contract/urls.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';

const fieldsOfRule = [
  { name: 'path', label: 'Adresa u nás', hint: 'Od lomítka, bez otazníku, třeba /hole.' },
  {
    name: 'target',
    label: 'Kam vede',
    hint: 'Adresa u nás od lomítka, nebo celá adresa jiného webu.',
  },
  { name: 'reason', label: 'Důvod', hint: 'Zapíše se do deníku.' },
] as const;

/** Notices after a change, by their key in the URL. */
const doneTexts = { ulozeno: 'Přesměrování platí.', zruseno: 'Přesměrování je zrušené.' };

export async function loader({ context, url }: RouteArgs) {
  // Redirects are public, but this page needs a role.
  await loadForRole(url, context, listAdminActions, { query: { subject: 'redirect:' } });
  return { rules: await loadFromApi(context, listRedirects) };
}

export async function action({ request, context, url }: RouteArgs) {
  requireUser(context, url);
  const fields = await readForm(request);
  const given = (name: string) => fieldText(fields, name);
  const removes = given('wish') === 'remove';
  const asked = { path: given('path'), reason: given('reason') };
  const answer = removes
    ? await callApi(context, removeRedirect, { body: asked })
    : await callApi(context, putRedirect, {
        body: { ...asked, target: given('target'), permanent: given('permanent') === 'yes' },
      });
  if (!answer.ok) return refused(answer.status, answer.error, fields);
  throw redirect(`${adminRedirectsUrl}?zprava=${removes ? 'zruseno' : 'ulozeno'}`);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function AdminRedirectsPage({
  loaderData: { rules },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const busy = useNavigation().formData !== undefined;
  const typed = actionData?.values ?? {};
  const removing = fieldText(typed, 'wish') === 'remove' ? fieldText(typed, 'path') : undefined;
  const adding = removing === undefined ? actionData : undefined;
  const message = answerMessage(adding);
  return (
    <AdminFrame>
      <PageHead title="Přesměrování" path={adminRedirectsUrl} index={false} />
      <ListHead title="Přesměrování">
        <ExportLink list="redirects" />
      </ListHead>
      <p className={text.secondary}>
        Kam vedou staré adresy nebo krátké adresy na plakátech. Změna platí do pěti sekund.
      </p>
      <DoneNotice texts={doneTexts} />
      <SentForm errors={adding?.fields} className={layout.panel} aria-labelledby="nove">
        <h2 id="nove">Vést adresu jinam</h2>
        {message && <Alert severity="error">{message}</Alert>}
        {fieldsOfRule.map(({ name, label, hint }) => (
          <Field key={name} label={label} hint={hint} error={adding?.fields[name]}>
            {(wiring) => (
              <Input {...wiring} name={name} defaultValue={adding ? fieldText(typed, name) : ''} />
            )}
          </Field>
        ))}
        <Checkbox
          name="permanent"
          value="yes"
          label="Natrvalo (prohlížeče a vyhledávače si to zapamatují)"
          defaultChecked={!actionData || fieldText(typed, 'permanent') === 'yes'}
        />
        <Button busy={busy}>Uložit přesměrování</Button>
      </SentForm>
      {rules.map(({ path, target, permanent }) => (
        <SentForm
          key={path}
          errors={removing === path ? actionData?.fields : undefined}
          className={layout.panel}
          aria-label={path}
        >
          <input type="hidden" name="path" value={path} />
          <p>
            <strong>{path}</strong> → {target}{' '}
            <span className={text.secondary}>{permanent ? 'natrvalo' : 'dočasně'}</span>
          </p>
          <Field
            label="Důvod zrušení"
            error={removing === path ? (actionData?.fields['reason'] ?? actionData?.message) : undefined}
          >
            {(wiring) => <Input {...wiring} name="reason" />}
          </Field>
          <Button variant="secondary" name="wish" value="remove">
            Zrušit přesměrování {path}
          </Button>
        </SentForm>
      ))}
    </AdminFrame>
  );
}
