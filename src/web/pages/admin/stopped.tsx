import { redirect, useNavigation } from 'react-router';
import { adminAccountsUrl, adminStopsUrl } from '../../../contract/urls.ts';
import {
  confirmSenderStop,
  listSenderStops,
  releaseSender,
  type SenderStop,
} from '../../../features/conversations/contract.ts';
import { scamAdvice } from '../../../features/conversations/rules.ts';
import { formatDate, formatMoment } from '../../../features/listings/components/format-time.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldText, type FormFields } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import type { SubmissionResult } from '../../../ui/forms/live-form.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { callApi } from '../../api-client.ts';
import { answerMessage, keepInput, refused } from '../../form-answer.ts';
import { noticeParameter } from '../../notice.ts';
import { DoneNotice } from '../../done-notice.tsx';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { requireUser } from '../../signed-in.ts';
import { AdminFrame, ListHead } from './admin-frame.tsx';
import admin from './admin.module.css';
import { ExportLink } from './export-link.tsx';
import { loadForRole } from './load-for-role.ts';

const said: Readonly<Record<string, string>> = {
  release: 'Odesílatel smí zase psát, pozdržené zprávy dojdou a e-mail o tom je na cestě.',
  confirm: 'Odesílatel zůstává zastavený a v tomto seznamu už nečeká.',
};

export async function loader({ context, url }: RouteArgs) {
  return { ...(await loadForRole(url, context, listSenderStops)), now: Date.now() };
}

export async function action({ request, context, url }: RouteArgs) {
  requireUser(context, url);
  const fields = await readForm(request);
  const wish = fieldText(fields, 'wish') === 'release' ? 'release' : 'confirm';
  const asked = { params: { id: fieldText(fields, 'id') }, body: { reason: fieldText(fields, 'reason') } };
  const answer =
    wish === 'release'
      ? await callApi(context, releaseSender, asked)
      : await callApi(context, confirmSenderStop, asked);
  if (!answer.ok) return refused(answer.status, answer.error, fields);
  throw redirect(`${adminStopsUrl}?${noticeParameter}=${wish}`);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

/**
 * Senders stopped because their messages looked like fraud in several conversations; a person reviews what they
 * wrote.
 */
export default function AdminStoppedPage({
  loaderData: { stops, waiting, now },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const busy = useNavigation().formMethod === 'POST';
  const failed = actionData?.values ?? {};
  const sent = (id: string) =>
    fieldText(failed, 'id') === id
      ? { values: failed, errors: actionData?.fields, message: answerMessage(actionData), busy }
      : { values: {}, errors: undefined, message: undefined, busy };
  const isGone = actionData && !stops.some(({ id }) => id === fieldText(failed, 'id'));
  return (
    <AdminFrame>
      <PageHead title="Zastavené zprávy, správa" path={adminStopsUrl} index={false} />
      <ListHead title="Zastavené zprávy" count={waiting}>
        <ExportLink list="stopped-senders" />
      </ListHead>
      <p className={text.secondary}>
        Komu během dne ve třech konverzacích zprávy vypadaly jako podvod, nezačne další a podezřelé zprávy od
        něj nedojdou, dokud se na ně nepodíváš.
      </p>
      <DoneNotice texts={said} />
      {/* A sender decided by somebody else meanwhile is no longer in the list, so the error is shown here. */}
      {isGone && <Alert severity="error">{actionData.message}</Alert>}
      <h2>Čeká na tebe</h2>
      {stops.length === 0 ? (
        <EmptyState title="Nikdo není zastavený">
          Objeví se tu ten, čí zprávy vypadají jako podvod ve třech konverzacích za den.
        </EmptyState>
      ) : (
        <ul className={layout.stack}>
          {stops.map((stop) => (
            <li key={stop.id} className={classNames(layout.panel, layout.stack)}>
              <Stop stop={stop} now={now} />
              <StopForm id={stop.id} held={stop.held.length} {...sent(stop.id)} />
            </li>
          ))}
        </ul>
      )}
    </AdminFrame>
  );
}

/** A stopped sender and their messages. */
function Stop({
  stop: { email, account, stoppedAt, flagged, held },
  now,
}: {
  stop: SenderStop;
  now: number;
}) {
  return (
    <>
      <h3>{account?.name ?? email}</h3>
      <p className={text.secondary}>
        {account ? `${email}, účet od ${formatDate(account.since)}` : 'Psal bez přihlášení'}, zastaven{' '}
        {formatMoment(stoppedAt, now)}.
      </p>
      {flagged.map((message, index) => (
        // The same text may have been sent to several people.
        <blockquote key={`${message.conversation} ${index}`} className={layout.stackSmall}>
          <p className={classNames(text.small, text.secondary)}>K inzerátu „{message.listing}“, došla</p>
          <p className={admin.words}>{message.text}</p>
          <p className={text.small}>{scamAdvice[message.scam]}</p>
        </blockquote>
      ))}
      {held.map((message) => (
        <blockquote key={message.id} className={layout.stackSmall}>
          <p className={classNames(text.small, text.secondary)}>
            {formatMoment(message.sentAt, now)}, pozdržená, nedošla
          </p>
          <p className={admin.words}>{message.text}</p>
        </blockquote>
      ))}
      {account && (
        <p>
          <PageLink to={`${adminAccountsUrl}?hledat=${account.slug}`}>Zablokovat účet</PageLink> s důvodem,
          který inzerent dostane. Pak odtud zmizí.
        </p>
      )}
    </>
  );
}

/** Releases a sender, or keeps them stopped. */
function StopForm({
  id,
  held,
  values,
  errors,
  message,
  busy,
}: SubmissionResult & { id: string; held: number; values: FormFields }) {
  return (
    <SentForm errors={errors} aria-label="Rozhodnout o zastavených zprávách">
      {message && <Alert severity="error">{message}</Alert>}
      <input type="hidden" name="id" value={id} />
      <Field
        label="Důvod"
        id={`duvod-${id}`}
        hint="Zapíše se do deníku, odesílatel ho neuvidí."
        error={errors?.['reason']}
      >
        {(wiring) => (
          <Input {...wiring} name="reason" maxLength={300} defaultValue={fieldText(values, 'reason')} />
        )}
      </Field>
      <div className={layout.row}>
        <Button name="wish" value="release" busy={busy}>
          {held > 0 ? 'Pustit i s pozdrženými zprávami' : 'Pustit'}
        </Button>
        <Button name="wish" value="confirm" variant="secondary" busy={busy}>
          Nechat zastavené
        </Button>
      </div>
    </SentForm>
  );
}
