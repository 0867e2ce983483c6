import { data, redirect } from 'react-router';
import { EmailForm } from '../../../features/newsletter/components/email-form.tsx';
import { requestNewsletter } from '../../../features/newsletter/contract.ts';
import { consentText } from '../../../features/newsletter/rules.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ErrorAlert } from '../../../ui/feedback/alert.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { callApi } from '../../api-client.ts';
import { answerMessage, keepInput, refused } from '../../form-answer.ts';
import { OutboxHint } from '../../outbox-hint.tsx';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import { newsletterUnsubscribeUrl, newsletterUrl, privacyUrl } from '../../../contract/urls.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';

/** No redirect here: the loader also runs after a refused form, which must stay. */
export const loader = ({ url }: RouteArgs) => ({
  sent: url.searchParams.get('zprava') === 'odeslano',
});

/** With JavaScript the footer's form is answered in place; without it the response is this page. */
export async function action({ request, context }: RouteArgs) {
  const fields = await readForm(request);
  const body = { email: fieldText(fields, 'email') };
  const asked = await callApi(context, requestNewsletter, { body });
  if (!asked.ok) return refused(asked.status, asked.error, fields);
  if (fieldText(fields, 'inPlace') === 'yes') return data(asked.data, { status: 202 });
  throw redirect(`${newsletterUrl}?zprava=odeslano`, 303);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function Subscribe({
  loaderData: { sent },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const answer = actionData && 'fields' in actionData ? actionData : undefined;
  const problem = answerMessage(answer);
  return (
    <div className={classNames(layout.wrap, layout.narrow, layout.section, layout.stack)}>
      <PageHead
        title="Newsletter"
        description="Novinky Florbalového bazaru, výběr inzerátů a tipy z blogu, nejvýš dvakrát za 30 dní."
        path={newsletterUrl}
        index={false}
      />
      {sent && !answer ? (
        <>
          <h1>Ještě to potvrď v e-mailu</h1>
          <p className={text.lead}>
            Poslali jsme ti e-mail. Otevři odkaz v něm a newsletter potvrď tlačítkem, jinak nezačne chodit.
          </p>
          <OutboxHint />
        </>
      ) : (
        <>
          <h1>Newsletter</h1>
          <p className={text.lead}>{consentText}</p>
          <ErrorAlert message={problem} />
          <EmailForm
            label="Kam ti máme psát"
            button="Odebírat novinky"
            email={answer && fieldText(answer.values, 'email')}
            errors={answer?.fields}
          />
          <p className={text.secondary}>
            Přihlášení ještě potvrdíš v&nbsp;e-mailu. Co s&nbsp;adresou děláme, píšeme na stránce{' '}
            <PageLink to={privacyUrl}>Zpracování osobních údajů</PageLink>. Chceš to naopak ukončit?{' '}
            <PageLink to={newsletterUnsubscribeUrl}>Odhlas newsletter</PageLink>.
          </p>
        </>
      )}
    </div>
  );
}
