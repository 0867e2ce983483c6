import { Form } from 'react-router';
import { ReminderForms } from '../../../features/outgrown/components/reminder-forms.tsx';
import {
  changeReminderOfKey,
  confirmReminder,
  endReminderOfKey,
  reminderOfKey,
} from '../../../features/outgrown/contract.ts';
import { dayInPrague } from '../../../contract/prague-day.ts';
import { outgrownUrl, sizeReminderUrl } from '../../../contract/urls.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { callApi } from '../../api-client.ts';
import { keepInput, refused } from '../../form-answer.ts';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { requestedChange } from './requested-change.server.ts';
import { whenSentence } from './reminders.tsx';

/** Opening the page changes nothing, because mail scanners open it too. */
export async function loader({ context, params }: RouteArgs<'key'>) {
  const answer = await callApi(context, reminderOfKey, { params: { key: params.key } });
  return {
    reminder: answer.ok ? answer.data : undefined,
    thisMonth: dayInPrague(new Date()).slice(0, 7),
  };
}

/** Not cached: the URL contains the key of the reminder. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export async function action({ request, context, params: { key } }: RouteArgs<'key'>) {
  const fields = await readForm(request);
  const params = { key };
  if (fieldText(fields, 'intent') === 'confirm') {
    const confirmed = await callApi(context, confirmReminder, { params });
    return confirmed.ok
      ? { said: 'Platí. Jakmile ten měsíc přijde, napíšeme ti.' }
      : refused(confirmed.status, confirmed.error, {});
  }
  const wish = requestedChange(fields);
  const answer =
    wish === 'end'
      ? await callApi(context, endReminderOfKey, { params })
      : await callApi(context, changeReminderOfKey, { params, body: wish });
  if (!answer.ok) return refused(answer.status, answer.error, {});
  return { said: wish === 'end' ? 'Připomenutí je zrušené.' : 'Měsíc je změněný.' };
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

/** A reminder opened by the key of an email: can be confirmed, postponed or ended without signing in. */
export default function ReminderFromEmail({
  loaderData: { reminder, thisMonth },
  actionData,
  params,
}: PageProps<typeof loader, typeof action | typeof clientAction, 'key'>) {
  const said = actionData && 'said' in actionData ? actionData.said : undefined;
  const problem = actionData && 'message' in actionData ? actionData : undefined;
  const waits = reminder?.state === 'unconfirmed';
  return (
    <div className={classNames(layout.wrap, layout.narrow, layout.section, layout.stack)}>
      <PageHead title="Připomenutí větší velikosti" path={sizeReminderUrl(params.key)} index={false} />
      <h1>{waits ? 'Máme ti to připomenout?' : 'Připomenutí větší velikosti'}</h1>
      {said && (
        <Alert severity="success" scrollHere>
          {said}
        </Alert>
      )}
      {problem && <Alert severity="error">{problem.fields['month']?.[0] ?? problem.message}</Alert>}
      {!reminder && !said && (
        <p className={text.lead}>Tohle připomenutí už neplatí, nebo odkaz z e-mailu vypršel.</p>
      )}
      {!reminder && (
        <div>
          <LinkButton to={outgrownUrl}>Spočítat znovu</LinkButton>
        </div>
      )}
      {reminder && (
        <>
          <p className={text.lead}>{reminder.name}</p>
          <p>{whenSentence(reminder)}</p>
        </>
      )}
      {waits ? (
        <Form method="post" className={layout.stack}>
          <Button name="intent" value="confirm">
            Ano, připomenout
          </Button>
          <p className={text.secondary}>Jestli to není tvoje přání, stačí stránku zavřít.</p>
        </Form>
      ) : (
        reminder && <ReminderForms reminder={reminder} thisMonth={thisMonth} />
      )}
    </div>
  );
}
