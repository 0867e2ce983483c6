import { redirect, useNavigation } from 'react-router';
import { checkFields } from '../../../contract/check-fields.ts';
import { useClearDraft } from '../../../ui/forms/form-draft.ts';
import { OperatorForm } from '../../../features/contact/components/operator-form.tsx';
import { operatorForm, topicLabels, topics, writeToOperator } from '../../../features/contact/contract.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { callApi } from '../../api-client.ts';
import { answerMessage, keepInput, refused } from '../../form-answer.ts';
import { noticeParameter, useNotice } from '../../notice.ts';
import { OutboxHint } from '../../outbox-hint.tsx';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { Trail } from '../../trail.tsx';
import { operatorUrl, privacyUrl, questionsUrl, reportingUrl, termsUrl } from '../../../contract/urls.ts';
import { writer } from '../../writer.ts';
import { loadOrganization } from './content.server.ts';
import styles from './operator-facts.module.css';
import { Organization, type OrganizationFacts } from './organization.tsx';

const profileNames = { facebook: 'Facebook', instagram: 'Instagram', x: 'X', youtube: 'YouTube' } as const;

/** The operator and their contacts from the settings. */
function OperatorFacts({ facts: { operator, email, social } }: { facts: OrganizationFacts }) {
  const profiles = (['facebook', 'instagram', 'x', 'youtube'] as const).flatMap((id) => {
    const address = social[id];
    return address ? [{ label: profileNames[id], address }] : [];
  });
  return (
    <aside className={classNames(layout.stack, styles.facts)}>
      <section className={layout.panel}>
        <h2>{operator.phone ? 'E-mail a telefon' : 'E-mail'}</h2>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
        {operator.phone && (
          <p>
            <a href={`tel:${operator.phone.replaceAll(' ', '')}`}>{operator.phone}</a>
          </p>
        )}
        <p className={classNames(text.small, text.secondary)}>
          Odpověď možná už čeká mezi <PageLink to={questionsUrl}>častými dotazy</PageLink>.
        </p>
      </section>
      <section className={layout.panel}>
        <h2>Provozovatel</h2>
        <p>{operator.name}</p>
        {operator.address && <p>{operator.address}</p>}
        {operator.id && <p>IČO {operator.id}</p>}
        {operator.register && <p>{operator.register}</p>}
        {operator.databox && <p>Datová schránka {operator.databox}</p>}
      </section>
      {profiles.length > 0 && (
        <section className={layout.panel}>
          <h2>Profily</h2>
          <ul>
            {profiles.map(({ label, address }) => (
              <li key={address}>
                <a href={address} rel="noopener">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={layout.panel}>
        <h2>Kontaktní místo</h2>
        <p className={text.small}>
          Uživatelé i orgány veřejné moci (čl. 11 a 12 nařízení o digitálních službách) se mohou obracet na
          stejný e-mail, česky nebo anglicky. Nezákonný obsah{' '}
          <PageLink to={reportingUrl}>nahlásíš formulářem</PageLink>.
        </p>
        <p className={text.small}>
          <PageLink to={termsUrl}>Obchodní podmínky</PageLink> ·{' '}
          <PageLink to={privacyUrl}>Osobní údaje</PageLink>
        </p>
      </section>
    </aside>
  );
}

const check = checkFields(operatorForm);

export async function loader({ context, url }: RouteArgs) {
  // Former links to reporting.
  if (url.searchParams.get('tema') === 'report') throw redirect(reportingUrl, 301);
  return {
    ...(await writer(context)),
    organization: await loadOrganization(context),
    topics: topics.map((value) => ({ value, label: topicLabels[value] })),
    topic: topics.find((each) => each === url.searchParams.get('tema')),
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

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function ContactOperator({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const { organization, topics: choices, topic, name, email } = loaderData;
  const sending = useNavigation().state === 'submitting';
  const [notice, close] = useNotice();
  const sent = notice === 'odeslana';
  useClearDraft(sent, operatorUrl);
  const typed = (field: string) => (actionData ? fieldText(actionData.values, field) : undefined);
  return (
    <div className={layout.wrap}>
      <PageHead
        title="Kontakt"
        description="Napiš provozovateli Florbalového bazaru: dotaz, námitka, spolupráce, členství, osobní údaje nebo přístupnost."
        path={operatorUrl}
      />
      <Organization facts={organization} />
      <Trail steps={[{ label: 'Kontakt' }]} />
      <div className={layout.pageHead}>
        <h1>Kontakt</h1>
        <p className={text.lead}>
          Ptáš se na bazar, chceš spolupracovat nebo máš nápad? Zprávu čte člověk a odpovídá obvykle do dvou
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
              name: typed('name') ?? name,
              email: typed('email') ?? email,
              message: typed('message'),
            }}
            fields={actionData?.fields}
            problem={answerMessage(actionData)}
            sending={sending}
          />
          <p className={classNames(text.small, text.secondary)}>
            Co s údaji děláme, píšeme ve <PageLink to={privacyUrl}>Zpracování osobních údajů</PageLink>.
          </p>
        </div>
        <OperatorFacts facts={organization} />
      </div>
    </div>
  );
}
