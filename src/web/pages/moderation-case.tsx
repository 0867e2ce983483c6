import { data, redirect, useNavigation } from 'react-router';
import { BrokenRule } from '../../features/listings/components/own/broken-rule.tsx';
import { formatDate } from '../../features/listings/components/format-time.ts';
import { getModerationCase, type ModerationCase, objectToDecision } from '../../features/reports/contract.ts';
import { hiddenSentence, outcomeSentence } from '../../features/reports/rules.ts';
import { Button } from '../../ui/actions/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { fieldText, type FormFields } from '../../ui/forms/form-fields.ts';
import { LiveForm, type SubmissionResult } from '../../ui/forms/live-form.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import { callApi } from '../api-client.ts';
import { answerMessage, keepInput, refused } from '../form-answer.ts';
import { noticeParameter, useNotice } from '../notice.ts';
import { OutboxHint } from '../outbox-hint.tsx';
import { PageHead } from '../page-head.tsx';
import { readForm } from '../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../router/route-types.ts';
import { decisionUrl, operatorUrl } from '../../contract/urls.ts';
import styles from './moderation-case.module.css';

function noticeText(notice: string | undefined, found: ModerationCase | undefined): string | undefined {
  if (notice === 'namitka') return 'Námitka je u nás. Odpovíme do sedmi dnů.';
  if (notice !== 'prijato') return undefined;
  return found?.email
    ? 'Hlášení je u nás. Potvrzení ti přijde e-mailem.'
    : 'Hlášení je u nás. Ulož si adresu této stránky, jinde se nedozvíš, jak dopadlo.';
}

export async function loader({ context, params }: RouteArgs<'key'>) {
  const answer = await callApi(context, getModerationCase, { params: { key: params.key } });
  if (answer.ok) return data(answer.data);
  if (answer.status === 404) return data(undefined, { status: 404 });
  throw data(answer.error, { status: answer.status });
}

export const headers = () => ({ 'cache-control': 'private, no-store' });

export async function action({ context, params, request }: RouteArgs<'key'>) {
  const values = await readForm(request);
  const message = fieldText(values, 'message');
  const answer = await callApi(context, objectToDecision, { params: { key: params.key }, body: { message } });
  if (!answer.ok) return refused(answer.status, answer.error, values);
  throw redirect(`${decisionUrl(params.key)}?${noticeParameter}=namitka`, 303);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

/** Outcome of a report, or the reason of a restriction, for the holder of the key, with a way to object. */
export default function ModerationCasePage({
  loaderData: found,
  actionData,
  params,
}: PageProps<typeof loader, typeof action | typeof clientAction, 'key'>) {
  const [notice, closeNotice] = useNotice();
  const busy = useNavigation().state === 'submitting';
  const done = noticeText(notice, found);
  const title = !found
    ? 'Odkaz už neplatí'
    : found.side === 'reporter'
      ? `Hlášení č. ${found.number}`
      : `Rozhodnutí: ${found.what}`;
  return (
    <div className={classNames(layout.wrap, layout.narrow, layout.section, layout.stack)}>
      <PageHead title={title} path={decisionUrl(params.key)} index={false} />
      <h1>{title}</h1>
      {done && (
        <Alert severity="success" onClose={closeNotice} scrollHere>
          {done}
        </Alert>
      )}
      {done && <OutboxHint />}
      {found ? (
        <>
          <About found={found} />
          <Outcome found={found} />
          {found.objection && <Objection objection={found.objection} />}
          {/* After a refusal the form stays with its input, even if objecting is no longer possible. */}
          {(found.mayObject || actionData) && found.decision && (
            <ObjectionForm
              until={found.decision.objectUntil}
              values={actionData?.values ?? {}}
              errors={actionData?.fields}
              message={answerMessage(actionData)}
              busy={busy}
            />
          )}
        </>
      ) : (
        <p className={text.lead}>
          Otevři odkaz z nejnovějšího e-mailu. Námitku můžeš podat i{' '}
          <PageLink to={operatorUrl}>zprávou provozovateli</PageLink>.
        </p>
      )}
    </div>
  );
}

/** The subject of the case, recognizable without its number. */
function About({ found: { title, photos } }: { found: ModerationCase }) {
  if (title === undefined) return undefined;
  return (
    <section className={classNames(layout.panel, layout.stackSmall)} aria-labelledby="ceho">
      <h2 id="ceho">Čeho se to týká</h2>
      <p className={text.plain}>
        <b>{title}</b>
      </p>
      {photos.length > 0 && (
        <ul className={layout.row}>
          {photos.map((photo, index) => (
            <li key={photo}>
              <img
                src={photo}
                alt={`Fotka ${index + 1}`}
                width="120"
                height="120"
                className={styles.photo}
                loading="lazy"
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const against = {
  kept: 'Obsah jsme nechali být.',
  handled: 'Vyřídili jsme to jinak než smazáním.',
  hidden: 'Inzerát jsme skryli na celém bazaru, dokud se neopraví.',
  removed: 'Inzerát jsme smazali na celém bazaru.',
  blocked: 'Účet jsme zablokovali na neurčitou dobu.',
};

function Outcome({ found: { side, what, email, decision } }: { found: ModerationCase }) {
  if (!decision)
    return (
      <p className={text.lead}>
        Týká se: {what}. Čeká na posouzení. Rozhodne člověk
        {email ? ' a napíše ti proč' : ', jak a proč, uvidíš tady'}.
      </p>
    );
  const { action: taken, reason, rule, decidedAt, reversedAt } = decision;
  return (
    <section className={classNames(layout.panel, layout.stackSmall)} aria-labelledby="rozhodnuti">
      <h2 id="rozhodnuti">Rozhodnutí</h2>
      <p>
        {side === 'reporter'
          ? `Týká se: ${what}. ${outcomeSentence(taken, what)}`
          : (taken === 'hidden' && hiddenSentence(what)) || against[taken]}{' '}
        {reversedAt && `Později, ${formatDate(reversedAt)}, jsme to vzali zpět.`}
      </p>
      <p className={text.plain}>Důvod: {reason}</p>
      {rule !== '' && (
        <p className={text.plain}>
          <BrokenRule rule={rule} />
        </p>
      )}
      <p className={classNames(text.secondary, text.plain)}>
        Rozhodl člověk, žádný automat, {formatDate(decidedAt)}.
      </p>
    </section>
  );
}

function Objection({
  objection: { sentAt, answer, granted },
}: {
  objection: NonNullable<ModerationCase['objection']>;
}) {
  return (
    <section className={classNames(layout.panel, layout.stackSmall)} aria-labelledby="namitka">
      <h2 id="namitka">Námitka z {formatDate(sentAt)}</h2>
      {answer === undefined ? (
        <p>Čeká na odpověď. Posoudí ji člověk, a kde to jde, jiný než poprvé.</p>
      ) : (
        <p className={text.plain}>
          {granted ? 'Vyhověli jsme jí.' : 'Rozhodnutí zůstává.'} Důvod: {answer}
        </p>
      )}
    </section>
  );
}

const load = () =>
  import('../../features/reports/components/check-objection.ts').then(({ checkObjection }) => checkObjection);
const labels = { message: 'Proč nesouhlasíš' };

function ObjectionForm({
  until,
  values,
  busy,
  ...sent
}: SubmissionResult & { until: string; values: FormFields }) {
  return (
    <LiveForm load={load} label="Podat námitku" labels={labels} {...sent}>
      {(wrong) => (
        <>
          <h2>Nesouhlasíš?</h2>
          <p className={classNames(text.secondary, text.plain)}>
            Námitku můžeš podat do {formatDate(until)}, jednou. Odpovíme do sedmi dnů. Obrátit se můžeš i na
            soud nebo na mimosoudní řešení sporů.
          </p>
          <Field label={labels.message} id="message" error={wrong['message']}>
            {(wiring) => (
              <TextArea
                {...wiring}
                name="message"
                rows={5}
                limit={2000}
                defaultValue={fieldText(values, 'message')}
              />
            )}
          </Field>
          <Button busy={busy}>Podat námitku</Button>
        </>
      )}
    </LiveForm>
  );
}
