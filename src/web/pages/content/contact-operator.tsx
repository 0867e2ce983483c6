import { useEffect } from 'react';
import { redirect, useNavigation } from 'react-router';
import { checkFields } from '../../../contract/check-fields.ts';
import { clearFormDraft } from '../../../features/contact/components/form-draft.ts';
import { OperatorForm } from '../../../features/contact/components/operator-form.tsx';
import { operatorForm, topicLabels, topics, writeToOperator } from '../../../features/contact/contract.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { callApi } from '../../api-client.ts';
import { answerMessage, keepTyped, refused } from '../../form-answer.ts';
import { OutboxHint } from '../../outbox-hint.tsx';
import { noticeParameter, useNotice } from '../../notice.ts';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import { Trail } from '../../trail.tsx';
import { operatorUrl } from '../../urls.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { loadOrganization } from './content.server.ts';
import { OperatorFacts } from './operator-facts.tsx';
import { Organization } from './organization.tsx';

const check = checkFields(operatorForm);

/** Beginning of a message about the listing of a number. */
const aboutListing = (id: string | null) =>
  id && /^\d{1,9}$/.test(id) ? `Inzerát číslo ${id}: ` : undefined;

export async function loader({ context, url }: RouteArgs) {
  return {
    organization: await loadOrganization(context),
    topics: topics.map((value) => ({ value, label: topicLabels[value] })),
    topic: topics.find((each) => each === url.searchParams.get('tema')),
    message: aboutListing(url.searchParams.get('inzerat')),
  };
}

export async function action({ context, request }: RouteArgs) {
  const values = await readForm(request);
  const form = operatorForm.safeParse(values);
  if (!form.success) {
    const [code, message] = ['invalid-input', 'Zkontroluj vyznačená pole.'];
    return refused(422, { code, message, fields: check(values) }, values);
  }
  const answer = await callApi(context, writeToOperator, { body: form.data });
  if (!answer.ok) return refused(answer.status, answer.error, values);
  throw redirect(`${operatorUrl}?${noticeParameter}=odeslana`, 303);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepTyped(serverAction);

export default function ContactOperator({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const { organization, topics: choices, topic, message } = loaderData;
  const sending = useNavigation().state === 'submitting';
  const [notice, close] = useNotice();
  const sent = notice === 'odeslana';
  useEffect(() => {
    if (sent) clearFormDraft(operatorUrl);
  }, [sent]);
  const typed = (name: string) => (actionData ? fieldText(actionData.values, name) : undefined);
  return (
    <div className={layout.wrap}>
      <PageHead
        title="Kontakt"
        description="Napiš provozovateli Florbalového bazaru: dotaz, nahlášení obsahu, spolupráce, členství, osobní údaje nebo přístupnost."
        path={operatorUrl}
      />
      <Organization facts={organization} />
      <Trail steps={[{ label: 'Kontakt' }]} />
      <div className={layout.pageHead}>
        <h1>Kontakt</h1>
        <p className={text.lead}>
          Ptáš se na bazar, hlásíš inzerát nebo máš nápad? Zprávu čte člověk a odpovídá obvykle do dvou
          pracovních dnů.
        </p>
      </div>
      <div className={classNames(layout.columns, layout.columnsSide)}>
        <div className={layout.stack}>
          {sent && (
            <Alert severity="success" title="Zpráva odešla" onClose={close} scrollHere>
              <p>Potvrzení ti přijde e-mailem. Odpověď dorazí na stejnou adresu.</p>
            </Alert>
          )}
          {sent && <OutboxHint />}
          <h2>Napiš nám</h2>
          <OperatorForm
            key={sent ? 'sent' : 'writing'}
            action={operatorUrl}
            topics={choices}
            values={{
              topic: typed('topic') ?? topic,
              name: typed('name'),
              email: typed('email'),
              message: typed('message') ?? message,
              consent: typed('consent'),
            }}
            fields={actionData?.fields}
            problem={answerMessage(actionData)}
            sending={sending}
          />
        </div>
        <OperatorFacts facts={organization} />
      </div>
    </div>
  );
}
