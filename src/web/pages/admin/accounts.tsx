import Search from 'lucide-react/icons/search';
import { errorCatalogue } from '../../../contract/errors.ts';
import { Form, redirect, useNavigation } from 'react-router';
import { counted } from '../../../contract/czech.ts';
import { listAdminNotes } from '../../../features/admin-notes/contract.ts';
import { actionLabel } from '../../../features/audit/components/action-labels.ts';
import { type AdminAction, listAccountActions, listAdminActions } from '../../../features/audit/contract.ts';
import { DecisionFields, decisionLabels } from '../../../features/blocking/components/decision-fields.tsx';
import {
  blockAccount,
  blockSources,
  findAccount,
  type ManagedAccount,
  releaseAccount,
} from '../../../features/blocking/contract.ts';
import { withCommonReason } from '../../../features/blocking/rules.ts';
import { useClearDraft } from '../../../ui/forms/form-draft.ts';
import { adminAccountsUrl, adminListingsUrl, advertiserUrl } from '../../../contract/urls.ts';
import { formatDate, formatMoment } from '../../../features/listings/components/format-time.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/cards/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldText, type FormFields } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { LiveForm, type SubmissionResult } from '../../../ui/forms/live-form.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { callApi } from '../../api-client.ts';
import { answerMessage, keepInput, refused } from '../../form-answer.ts';
import { DoneNotice } from '../../done-notice.tsx';
import { useNotice } from '../../notice.ts';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { requireUser } from '../../signed-in.ts';
import { AdminFrame } from './admin-frame.tsx';
import admin from './admin.module.css';
import { loadForRole } from './load-for-role.ts';
import { LogSubject } from './log-subject.tsx';
import { changeNotes, noteNotices, Notes } from './notes.tsx';
import { changeView, viewNotices, ViewForm } from './view-account.tsx';

const said: Readonly<Record<string, string>> = {
  zablokovano: 'Účet je zablokovaný a e-mail s důvodem je na cestě.',
  otevreno: 'Účet je odblokovaný a e-mail o tom je na cestě.',
  ...viewNotices,
  ...noteNotices,
};

export async function loader({ context, url }: RouteArgs) {
  // Not `q`, because the search field of the header would show it.
  const q = (url.searchParams.get('hledat') ?? '').trim().slice(0, 254);
  if (q !== '') {
    const { account } = await loadForRole(url, context, findAccount, { query: { q } });
    if (!account) return { q, account, notes: [], actions: [], now: Date.now() };
    const [notes, actions] = await Promise.all([
      loadForRole(url, context, listAdminNotes, { query: { subject: subjectOf(account) } }),
      loadForRole(url, context, listAccountActions, { params: { id: account.id } }),
    ]);
    return { q, account, notes, actions, now: Date.now() };
  }
  // Loads nothing needed, but checks the role.
  await loadForRole(url, context, listAdminActions, { query: { subject: 'advertiser:' } });
  return { q, account: undefined, notes: [], actions: [], now: Date.now() };
}

const subjectOf = ({ id }: Pick<ManagedAccount, 'id'>) => `advertiser:${id}`;

export async function action({ request, context, url }: RouteArgs) {
  requireUser(context, url);
  const fields = withCommonReason(await readForm(request));
  const viewed = await changeView(context, fields);
  if (viewed) {
    if (!viewed.answer.ok) return refused(viewed.answer.status, viewed.answer.error, fields);
    throw redirect(viewed.next);
  }
  const noted = await changeNotes(context, fields);
  if (noted) {
    if (!noted.answer.ok) return refused(noted.answer.status, noted.answer.error, fields);
    const next = { hledat: url.searchParams.get('hledat') ?? '', zprava: noted.notice };
    throw redirect(`${adminAccountsUrl}?${new URLSearchParams(next)}`);
  }
  const blocks = fieldText(fields, 'wish') === 'block';
  const answer = await change(context, fields, blocks);
  if (!answer.ok) return refused(answer.status, answer.error, fields);
  const next = { hledat: answer.data.email, zprava: blocks ? 'zablokovano' : 'otevreno' };
  throw redirect(`${adminAccountsUrl}?${new URLSearchParams(next)}`);
}

function change(context: RouteArgs['context'], fields: FormFields, blocks: boolean) {
  const params = { id: fieldText(fields, 'id') };
  const reason = fieldText(fields, 'reason');
  if (!blocks) return callApi(context, releaseAccount, { params, body: { reason } });
  const source = blockSources.find((each) => each === fieldText(fields, 'source')) ?? 'own';
  return callApi(context, blockAccount, {
    params,
    body: { reason, rule: fieldText(fields, 'rule'), source },
  });
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function AdminAccountsPage({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const { q, account, notes, actions, now } = loaderData;
  const busy = useNavigation().formMethod === 'POST';
  const failed = actionData?.values ?? {};
  /** The result of the last submission, for the form it belongs to. */
  const sent = (...wishes: readonly string[]) =>
    wishes.includes(fieldText(failed, 'wish'))
      ? { values: failed, errors: actionData?.fields, message: answerMessage(actionData), busy }
      : { values: {}, errors: undefined, message: undefined, busy };
  const block = sent('block');
  const [notice] = useNotice();
  useClearDraft(notice === 'zablokovano', `${adminAccountsUrl} ${account?.id}`);
  return (
    <AdminFrame>
      <PageHead title="Inzerenti" path={adminAccountsUrl} index={false} />
      <h1>Inzerenti</h1>
      <p className={text.secondary}>
        Najde účet podle celého e-mailu nebo podle adresy veřejné stránky, celé nebo jen jejího konce, třeba
        tomas-v-482173. Seznam všech tu schválně není.
      </p>
      <DoneNotice texts={said} />
      <Form action={adminAccountsUrl} role="search" aria-label="Najít účet" className={layout.field}>
        <Field label="E-mail nebo adresa stránky" optional note="">
          {(wiring) => <Input {...wiring} type="search" name="hledat" icon={Search} defaultValue={q} />}
        </Field>
        <Button variant="secondary">Najít</Button>
      </Form>
      {q !== '' && !account && (
        <EmptyState title="Takový účet tu není">Zkontroluj překlepy. Hledáme jen přesnou shodu.</EmptyState>
      )}
      {account && (
        <section className={classNames(layout.panel, layout.stack)}>
          <AccountFacts account={account} />
          {account.block && <ReleaseForm id={account.id} {...sent('release')} />}
          {/* Also shown after a refusal because of another admin, to keep the input with the reason. */}
          {((!account.block && !account.staff) || block.message) && (
            <BlockForm key={account.id} id={account.id} {...block} />
          )}
          {account.staff && (
            <p className={text.secondary}>{errorCatalogue['account-not-blockable'].message}</p>
          )}
        </section>
      )}
      {account && !account.staff && !account.block && (
        <ViewForm key={account.id} id={account.id} name={account.publicName} {...sent('view')} />
      )}
      {account && (
        <Notes
          key={`${account.id} ${notes.length}`}
          notes={notes}
          subject={subjectOf(account)}
          now={now}
          {...sent('note', 'remove-note')}
        />
      )}
      {account && <History actions={actions} now={now} />}
    </AdminFrame>
  );
}

/** Actions about an account and its listings, the newest first. */
function History({ actions, now }: { actions: readonly AdminAction[]; now: number }) {
  return (
    <section className={classNames(layout.panel, layout.stackSmall)} aria-labelledby="historie">
      <h2 id="historie">Co se s účtem dělo</h2>
      {actions.length === 0 && <p className={text.secondary}>Zatím žádný zásah správy.</p>}
      <ul className={layout.stackSmall}>
        {actions.map((done) => (
          <li key={done.id}>
            <b>{actionLabel(done.action)}</b>, <LogSubject of={done} />
            <p className={admin.words}>{done.reason}</p>
            <p className={text.small}>
              {done.admin}, {formatMoment(done.doneAt, now)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const listings = ['inzerát', 'inzeráty', 'inzerátů'] as const;

/** The account's owner, and whether it is blocked. */
function AccountFacts({ account }: { account: ManagedAccount }) {
  const { email, publicName, slug, createdAt, trader, living, sessions, block } = account;
  return (
    <>
      <div className={classNames(layout.row, layout.rowBetween)}>
        <h2>{publicName}</h2>
        <Badge tone={block ? 'error' : 'success'}>{block ? 'Zablokovaný' : 'Aktivní'}</Badge>
      </div>
      <p>
        {email}, {trader ? 'podnikatel' : 'soukromá osoba'}, od {formatDate(createdAt)}
      </p>
      <p className={text.secondary}>
        <PageLink to={`${adminListingsUrl}?hledat=${slug}`}>{counted(living, listings)} v bazaru</PageLink>,
        přihlášená zařízení: {sessions}.{' '}
        {!block && <PageLink to={advertiserUrl(slug)}>Veřejná stránka</PageLink>}
      </p>
      {block && (
        <p>
          Zablokováno {formatDate(block.since)}, staženo {counted(block.listings, listings)}. Důvod:{' '}
          {block.reason} Pravidlo: {block.rule}
        </p>
      )}
    </>
  );
}

const load = () =>
  import('../../../features/blocking/components/block-checks.ts').then((checks) => checks.checkBlock);

type Given = SubmissionResult & { id: string; values: FormFields };

/** Blocks an account. Its advertiser receives everything entered here by email. */
function BlockForm({ id, values, busy, ...sent }: Given) {
  return (
    <LiveForm load={load} label="Zablokovat účet" labels={decisionLabels} {...sent}>
      {(wrong) => (
        <>
          <h3>Zablokovat účet</h3>
          <p className={text.secondary}>
            Inzeráty zmizí z bazaru, všechna přihlášení skončí a nové nepůjde. Inzerent dostane e-mail s tím,
            co sem napíšeš, a s návodem k námitce.
          </p>
          <input type="hidden" name="id" value={id} />
          <DecisionFields values={values} wrong={wrong} draft={`${adminAccountsUrl} ${id}`} />
          <Button name="wish" value="block" variant="danger" busy={busy}>
            Zablokovat účet
          </Button>
        </>
      )}
    </LiveForm>
  );
}

/** Unblocks an account. */
function ReleaseForm({ id, values, errors, message, busy }: Given) {
  return (
    <SentForm errors={errors} aria-label="Odblokovat účet">
      {message && <Alert severity="error">{message}</Alert>}
      <input type="hidden" name="id" value={id} />
      <Field
        label="Důvod"
        id="release-reason"
        hint="Zapíše se do deníku. Inzerent dostane e-mail, že je účet odblokovaný."
        error={errors?.['reason']}
      >
        {(wiring) => (
          <Input {...wiring} name="reason" maxLength={300} defaultValue={fieldText(values, 'reason')} />
        )}
      </Field>
      <Button name="wish" value="release" busy={busy}>
        Odblokovat účet
      </Button>
    </SentForm>
  );
}
