import { redirect } from 'react-router';
import { EmailForm } from '../../../features/newsletter/components/email-form.tsx';
import { requestUnsubscribe } from '../../../features/newsletter/contract.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ErrorAlert } from '../../../ui/feedback/alert.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { callApi } from '../../api-client.ts';
import { answerMessage, keepInput, refused } from '../../form-answer.ts';
import { OutboxHint } from '../../outbox-hint.tsx';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import { newsletterUnsubscribeUrl } from '../../../contract/urls.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';

export const loader = ({ url }: RouteArgs) => ({
  sent: url.searchParams.get('zprava') === 'odeslano',
});

export async function action({ request, context }: RouteArgs) {
  const fields = await readForm(request);
  const body = { email: fieldText(fields, 'email') };
  const asked = await callApi(context, requestUnsubscribe, { body });
  if (!asked.ok) return refused(asked.status, asked.error, fields);
  throw redirect(`${newsletterUnsubscribeUrl}?zprava=odeslano`, 303);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

/**
 * For subscribers without an issue at hand: the link is mailed, so that no one can unsubscribe someone else.
 */
export default function RequestUnsubscribe({
  loaderData: { sent },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const problem = answerMessage(actionData);
  return (
    <div className={classNames(layout.wrap, layout.narrow, layout.section, layout.stack)}>
      <PageHead
        title="Odhlášení newsletteru"
        description="Odhlas newsletter Florbalového bazaru. Stačí adresa, na kterou chodí; přihlašovat se nemusíš."
        path={newsletterUnsubscribeUrl}
        index={false}
      />
      {sent && !actionData ? (
        <>
          <h1>Podívej se do pošty</h1>
          <p className={text.lead}>
            Pokud na tu adresu newsletter chodí, poslali jsme na ni odkaz, kterým ho odhlásíš.
          </p>
          <OutboxHint />
        </>
      ) : (
        <>
          <h1>Odhlásit newsletter</h1>
          <p className={text.lead}>
            Nejrychlejší je odkaz dole v každém e-mailu s newsletterem. Nemáš-li ho po ruce, pošleme ti nový.
          </p>
          <ErrorAlert message={problem} />
          <EmailForm
            label="Adresa, na kterou newsletter chodí"
            button="Poslat odkaz"
            email={actionData && fieldText(actionData.values, 'email')}
            errors={actionData?.fields}
          />
        </>
      )}
    </div>
  );
}
