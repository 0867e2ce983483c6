import { Form } from 'react-router';
import type { z } from 'zod';
import { formatMoment } from '../../../features/listings/components/format-time.ts';
import {
  formatProgress,
  formatReaders,
  issueStateLabels,
} from '../../../features/newsletter/components/format-issue.ts';
import { findNewsletterSubscriber, getNewsletter } from '../../../features/newsletter/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { callApi } from '../../api-client.ts';
import { useNotice } from '../../notice.ts';
import { PageHead } from '../../page-head.tsx';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { adminIssueUrl, adminNewIssueUrl, adminNewsletterUrl } from '../../../contract/urls.ts';
import { AdminFrame, ListHead } from './admin-frame.tsx';
import { ExportLink } from './export-link.tsx';
import { loadForRole } from './load-for-role.ts';

type Found = z.output<typeof findNewsletterSubscriber.data>['subscriber'];

const states = {
  none: 'Neodebírá',
  unconfirmed: 'Čeká na potvrzení z e-mailu',
  subscribed: 'Odebírá',
  'signed-off': 'Odhlášená',
  undeliverable: 'Schránka e-maily odmítala, už na ni nepíšeme',
} as const;

/** What is known of an email address, with the proof of its consent. */
function SubscriberFound({ subscriber, now }: { subscriber: Found; now: number }) {
  if (!subscriber) return <p role="status">O této adrese nic nevíme, newsletter na ni nechodí.</p>;
  const { email, state, words, wording, askedAt, confirmedAt, endedAt } = subscriber;
  const times = [
    `žádost ${formatMoment(askedAt, now)}`,
    ...(confirmedAt ? [`potvrzení ${formatMoment(confirmedAt, now)}`] : []),
    ...(endedAt ? [`konec ${formatMoment(endedAt, now)}`] : []),
  ];
  return (
    <div role="status">
      <p>
        <b>{email}</b>: {states[state]}
      </p>
      <p className={text.secondary}>{times.join(', ')}</p>
      <p className={text.small}>
        Znění souhlasu {wording}: „{words}“
      </p>
    </div>
  );
}

export async function loader({ context, url }: RouteArgs) {
  const overview = await loadForRole(url, context, getNewsletter);
  const email = url.searchParams.get('email') ?? undefined;
  const found =
    email === undefined ? undefined : await callApi(context, findNewsletterSubscriber, { query: { email } });
  return {
    ...overview,
    email,
    found: found?.ok ? found.data : undefined,
    wrong: found && !found.ok ? (found.error.fields['email'] ?? [found.error.message]) : undefined,
    now: Date.now(),
  };
}

export default function AdminNewsletterPage({ loaderData }: PageProps<typeof loader>) {
  const { subscribers, letters: issues, email, found, wrong, now } = loaderData;
  const [notice, close] = useNotice();
  return (
    <AdminFrame>
      <PageHead title="Správa newsletteru" path={adminNewsletterUrl} index={false} />
      <ListHead title="Newsletter">
        <ExportLink list="newsletters" />
        <LinkButton to={adminNewIssueUrl}>Napsat newsletter</LinkButton>
      </ListHead>
      {notice === 'smazano' && (
        <Alert severity="success" onClose={close} scrollHere>
          Rozepsaný newsletter je smazaný.
        </Alert>
      )}
      <p className={text.lead}>
        {formatReaders(subscribers.subscribed)}. Na potvrzení čeká {subscribers.unconfirmed}, odhlášených je{' '}
        {subscribers.signedOff}, nedoručitelných {subscribers.undeliverable}.
      </p>
      <section className={classNames(layout.panel, layout.stackSmall)} aria-labelledby="issues">
        <h2 id="issues">Newslettery</h2>
        {issues.length === 0 && <p className={text.secondary}>Zatím žádný newsletter.</p>}
        <ul className={layout.stackSmall}>
          {issues.map((issue) => (
            <li key={issue.id}>
              <PageLink to={adminIssueUrl(issue.id)}>{issue.subject}</PageLink>{' '}
              <span className={text.small}>
                {[
                  issueStateLabels[issue.state],
                  ...(issue.progress ? [formatProgress(issue.progress)] : []),
                  formatMoment(issue.finishedAt ?? issue.startedAt ?? issue.changedAt, now),
                ].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className={classNames(layout.panel, layout.stack)} aria-labelledby="search">
        <h2 id="search">Najít jednu adresu</h2>
        <Form method="get" className={layout.stack} noValidate>
          <Field
            label="Celá adresa"
            hint="Seznam odběratelů nikde není. Hledá se jen přesná adresa."
            error={wrong}
          >
            {(wiring) => <Input {...wiring} name="email" type="email" defaultValue={email} />}
          </Field>
          <Button variant="secondary">Najít</Button>
        </Form>
        {found && <SubscriberFound subscriber={found.subscriber} now={now} />}
      </section>
    </AdminFrame>
  );
}
