import { redirect } from 'react-router';
import { ReminderForms } from '../../../features/outgrown/components/reminder-forms.tsx';
import {
  changeReminder,
  endReminder,
  listReminders,
  type SizeReminder,
} from '../../../features/outgrown/contract.ts';
import { formatDue, formatInMonth } from '../../../features/outgrown/rules.ts';
import { dayInPrague } from '../../../contract/prague-day.ts';
import { outgrownUrl, ownRemindersUrl } from '../../../contract/urls.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { callApi, loadFromApi } from '../../api-client.ts';
import { keepInput, refused } from '../../form-answer.ts';
import { noticeParameter } from '../../notice.ts';
import { DoneNotice } from '../../done-notice.tsx';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { requireUser } from '../../signed-in.ts';
import { AccountFrame } from '../account/account-frame.tsx';
import { requestedChange } from './requested-change.server.ts';

const done: Readonly<Record<string, string>> = {
  pripomeneme: 'Připomeneme. Kdy to bude, vidíš níž.',
  zmeneno: 'Měsíc je změněný.',
  zruseno: 'Připomenutí je zrušené.',
};

export async function loader({ context, url }: RouteArgs) {
  requireUser(context, url);
  return {
    reminders: await loadFromApi(context, listReminders),
    thisMonth: dayInPrague(new Date()).slice(0, 7),
  };
}

export async function action({ request, context, url }: RouteArgs) {
  requireUser(context, url);
  const fields = await readForm(request);
  const params = { id: fieldText(fields, 'id') };
  const wish = requestedChange(fields);
  const answer =
    wish === 'end'
      ? await callApi(context, endReminder, { params })
      : await callApi(context, changeReminder, { params, body: wish });
  if (!answer.ok) return refused(answer.status, answer.error, {});
  throw redirect(`${ownRemindersUrl}?${noticeParameter}=${wish === 'end' ? 'zruseno' : 'zmeneno'}`, 303);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

/** Own reminders: what will be too small and when, with links. */
export default function Reminders({
  loaderData: { reminders, thisMonth },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const add = <LinkButton to={outgrownUrl}>Přidat věc</LinkButton>;
  return (
    <AccountFrame current={ownRemindersUrl}>
      <PageHead title="Až z toho vyroste" path={ownRemindersUrl} index={false} />
      <h1>Až z toho vyroste</h1>
      <DoneNotice texts={done} />
      {actionData && (
        <Alert severity="error" scrollHere>
          {actionData.fields['month']?.[0] ?? actionData.message}
        </Alert>
      )}
      {reminders.length > 0 ? (
        <>
          <ul className={layout.stack}>
            {reminders.map((reminder) => (
              <li key={reminder.id} className={layout.panel}>
                <h2>{reminder.name}</h2>
                <p className={text.secondary}>{whenSentence(reminder)}</p>
                <ReminderForms reminder={reminder} thisMonth={thisMonth} />
              </li>
            ))}
          </ul>
          <div>{add}</div>
        </>
      ) : (
        <EmptyState title="Zatím nemáme co připomenout" actions={add}>
          <p>
            Kupuješ dětskou výbavu? Odhadneme, kdy bude malá, a napíšeme ti, až ten čas přijde: s větší
            velikostí a s inzerátem na tu starou.
          </p>
        </EmptyState>
      )}
    </AccountFrame>
  );
}

/** When the reminder is or was sent. */
export function whenSentence(reminder: Pick<SizeReminder, 'month' | 'spread' | 'sentAt'>): string {
  return reminder.sentAt
    ? `Napsali jsme ti ${formatInMonth(reminder.sentAt.slice(0, 7))}.`
    : `Napíšeme ti, až bude malé: ${formatDue(reminder)}.`;
}
