import type { RouterContextProvider } from 'react-router';
import { accountUrl, adminAccountsUrl } from '../../../contract/urls.ts';
import { endAccountView, startAccountView } from '../../../features/account-views/contract.ts';
import { accountViewMinutes } from '../../../features/account-views/rules.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldText, type FormFields } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import type { SubmissionResult } from '../../../ui/forms/live-form.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { callApi } from '../../api-client.ts';
import { useShell } from '../../shell.ts';

export const viewNotices: Readonly<Record<string, string>> = {
  'pohled-skoncil': 'Pohled na účet skončil, jsi zase za sebe.',
};

/** Begins or ends a view as an account, where a form asks for it; says where to go then. */
export async function changeView(context: Readonly<RouterContextProvider>, fields: FormFields) {
  const wish = fieldText(fields, 'wish');
  if (wish === 'view') {
    const input = { params: { id: fieldText(fields, 'id') }, body: { reason: fieldText(fields, 'reason') } };
    return { answer: await callApi(context, startAccountView, input), next: accountUrl };
  }
  if (wish !== 'end-view') return undefined;
  const answer = await callApi(context, endAccountView);
  const viewed = answer.ok ? (answer.data.email ?? '') : '';
  const next = new URLSearchParams({ hledat: viewed, zprava: 'pohled-skoncil' });
  return { answer, next: `${adminAccountsUrl}?${next}` };
}

/** Views the site as an account; for admins, who are not doing so already. Loads the whole page, to begin with nothing of one's own. */
export function ViewForm({
  id,
  name,
  values,
  errors,
  message,
}: SubmissionResult & { id: string; name: string; values: FormFields }) {
  const { allowed = false, view } = useShell()?.accountView ?? {};
  if (!allowed || view) return undefined;
  return (
    <section className={classNames(layout.panel, layout.stack)} aria-labelledby="pohled">
      <h2 id="pohled">Podívat se jako {name}</h2>
      <p className={text.secondary}>
        Na {accountViewMinutes} minut uvidíš web jako tenhle účet, ve všech oknech, kde jsi přihlášený. Nic
        nejde změnit. Zprávy, přihlašování, platby a archiv dat se neukážou.
      </p>
      <SentForm errors={errors} aria-label={`Podívat se jako ${name}`} reloadDocument>
        {message && <Alert severity="error">{message}</Alert>}
        <input type="hidden" name="id" value={id} />
        <Field
          label="Důvod"
          id="view-reason"
          hint="Zapíše se do deníku a majitel účtu si ho přečte u svého přihlášení."
          error={errors?.['reason']}
        >
          {(wiring) => (
            <Input {...wiring} name="reason" maxLength={300} defaultValue={fieldText(values, 'reason')} />
          )}
        </Field>
        <Button name="wish" value="view" variant="secondary">
          Podívat se jako {name}
        </Button>
      </SentForm>
    </section>
  );
}
