import { Form } from 'react-router';
import { actionLabel, actionOptions } from '../../../features/audit/components/action-labels.ts';
import {
  actionsShown,
  listAdminActions,
  listAdminActors,
  moderatedSubjects as moderated,
} from '../../../features/audit/contract.ts';
import { formatMoment } from '../../../features/listings/components/format-time.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { AdminFrame, ListHead } from './admin-frame.tsx';
import { ExportLink } from './export-link.tsx';
import { FilterSelect } from './filter-select.tsx';
import styles from './filters.module.css';
import { loadForRole } from './load-for-role.ts';
import { PageHead } from '../../page-head.tsx';
import { LogSubject } from './log-subject.tsx';
import { adminLogUrl } from '../../../contract/urls.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { useShell } from '../../shell.ts';

/** Kinds of subjects, by the prefix of the subject. */
const kinds = [
  { value: 'listing:', label: 'Inzeráty' },
  { value: 'advertiser:', label: 'Účty' },
  { value: 'message:', label: 'Zprávy' },
  { value: 'conversation:', label: 'Konverzace' },
  { value: 'review:', label: 'Hodnocení' },
  { value: 'review-reply:', label: 'Odpovědi na hodnocení' },
  { value: 'membership-', label: 'Členství' },
  { value: 'bank-', label: 'Platby' },
  { value: 'text:', label: 'Texty webu' },
  { value: 'newsletter-', label: 'Newsletter' },
  { value: 'terms-notice:', label: 'Změny podmínek' },
  { value: 'lottery-', label: 'Losování' },
  { value: 'meeting-point', label: 'Místa předání' },
  { value: 'category:', label: 'Kategorie' },
  { value: 'options:', label: 'Možnosti' },
  { value: 'redirect:', label: 'Přesměrování' },
  { value: 'job:', label: 'Úlohy' },
  { value: 'list:', label: 'Stažené tabulky' },
];

const isDay = (typed: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed));

export async function loader({ context, url }: RouteArgs) {
  const asked = (name: string) => (url.searchParams.get(name) ?? '').trim();
  const day = (name: string) => (isDay(asked(name)) ? asked(name) : undefined);
  const filters = {
    admin: asked('kdo').slice(0, 254) || undefined,
    action: actionOptions.find(({ value }) => value === asked('co'))?.value,
    subject: kinds.find(({ value }) => value === asked('ceho'))?.value,
    since: day('od'),
    until: day('do'),
  };
  const before = Number(asked('pred'));
  const isPage = Number.isSafeInteger(before) && before > 0 && before < 2 ** 31;
  const [actions, actors] = await Promise.all([
    loadForRole(url, context, listAdminActions, { query: { ...filters, ...(isPage ? { before } : {}) } }),
    loadForRole(url, context, listAdminActors),
  ]);
  return { actions, actors, filters, now: Date.now() };
}

/** The log of all actions of the administration, filtered by the URL. */
export default function AdminLogPage({
  loaderData: { actions, actors, filters, now },
}: PageProps<typeof loader>) {
  const isAdmin = useShell()?.accountView.allowed;
  const { admin, action, subject, since, until } = filters;
  const asked = { kdo: admin, co: action, ceho: subject, od: since, do: until };
  const query = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const last = actions.length === actionsShown ? actions.at(-1)?.id : undefined;
  return (
    <AdminFrame>
      <PageHead title="Deník správy" path={adminLogUrl} index={false} />
      <ListHead title="Deník správy">
        <ExportLink list="log" />
      </ListHead>
      <Form action={adminLogUrl} role="search" aria-label="Zúžit deník" className={styles.filters}>
        <FilterSelect
          label="Kdo"
          name="kdo"
          all="Kdokoli"
          options={actors.map((value) => ({ value, label: value }))}
          chosen={admin}
        />
        <FilterSelect label="Co udělal" name="co" all="Cokoli" options={actionOptions} chosen={action} />
        <FilterSelect
          label="Čeho se to týkalo"
          name="ceho"
          all="Čehokoli"
          options={kinds.filter(({ value }) => isAdmin || moderated.some((each) => each === value))}
          chosen={subject}
        />
        <Field label="Od dne" optional note="">
          {(wiring) => <Input {...wiring} type="date" name="od" defaultValue={since ?? ''} />}
        </Field>
        <Field label="Do dne" optional note="">
          {(wiring) => <Input {...wiring} type="date" name="do" defaultValue={until ?? ''} />}
        </Field>
        <Button variant="secondary">Zúžit</Button>
        {query.size > 0 && <PageLink to={adminLogUrl}>Zrušit filtry</PageLink>}
      </Form>
      {actions.length === 0 ? (
        <EmptyState title={query.size > 0 ? 'Filtrům nic nevyhovuje' : 'Zatím nikdo nic neudělal'}>
          {query.size > 0 ? 'Uber některý z nich.' : 'Každý zásah správce se sem zapíše.'}
        </EmptyState>
      ) : (
        <ul className={layout.stack} aria-label="Zásahy od nejnovějšího">
          {actions.map((each) => (
            <li key={each.id} className={layout.panel}>
              <b>{actionLabel(each.action)}</b>
              <p>{each.reason}</p>
              <p className={text.small}>
                {each.admin}, {formatMoment(each.doneAt, now)}, <LogSubject of={each} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {last !== undefined && (
        <nav aria-label="Stránkování">
          <LinkButton
            to={`${adminLogUrl}?${new URLSearchParams([...query, ['pred', String(last)]])}`}
            variant="secondary"
            rel="next"
          >
            Starší zásahy
          </LinkButton>
        </nav>
      )}
    </AdminFrame>
  );
}
