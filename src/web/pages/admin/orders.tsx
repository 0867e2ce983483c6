import Search from 'lucide-react/icons/search';
import { Form, data, redirect } from 'react-router';
import type { FieldErrors } from '../../../contract/errors.ts';
import { SoldOrders } from '../../../features/memberships/components/sold-orders.tsx';
import { StatementForm } from '../../../features/memberships/components/statement-form.tsx';
import { StatementResult } from '../../../features/memberships/components/statement-result.tsx';
import { listMembershipOrders, orderStates } from '../../../features/memberships/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { AdminFrame } from './admin-frame.tsx';
import admin from './admin.module.css';
import { changeOrders, orderChangeMessage } from './change-orders.ts';
import { loadAsAdmin } from './load-as-admin.ts';
import { answerMessage, keepTyped } from '../../form-answer.ts';
import { useNotice } from '../../notice.ts';
import { PageHead } from '../../page-head.tsx';
import { sentForm } from '../../read-form.ts';
import { requireUser } from '../../signed-in.ts';
import { adminOrdersUrl } from '../../urls.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';

const views = [
  { id: 'awaiting-payment', label: 'Čekají na zaplacení' },
  { id: 'to-refund', label: 'K vrácení' },
  { id: 'paid', label: 'Zaplacené' },
  { id: 'cancelled', label: 'Zrušené' },
  { id: 'expired', label: 'Propadlé' },
] as const;
const states = [...orderStates, 'to-refund'] as const;

const noErrors: FieldErrors = {};

export async function loader({ context, url }: RouteArgs) {
  // Not `q`, which the search box of the header would show.
  const q = (url.searchParams.get('hledat') ?? '').trim().slice(0, 100);
  const asked = url.searchParams.get('stav');
  const state = states.find((each) => each === asked) ?? (q === '' ? 'awaiting-payment' : undefined);
  const query = { ...(state ? { state } : {}), ...(q === '' ? {} : { q }) };
  return { orders: await loadAsAdmin(url, context, listMembershipOrders, { query }), state, q };
}

export async function action({ request, context, url }: RouteArgs) {
  requireUser(context, url);
  const changed = await changeOrders(context, await sentForm(request));
  if (!changed) throw redirect(adminOrdersUrl);
  const { answer, values, done, imported } = { done: undefined, imported: undefined, ...changed };
  if (!answer.ok) {
    const { code, message, fields } = answer.error;
    return data({ code, message, fields, values, imported: undefined }, { status: answer.status });
  }
  if (imported) return { code: '', message: '', fields: noErrors, values, imported };
  const next = new URLSearchParams(url.searchParams);
  if (done) next.set('zprava', done);
  throw redirect(`${adminOrdersUrl}?${next}`);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepTyped(serverAction);

export default function AdminOrdersPage({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const { orders, state, q } = loaderData;
  const [notice, closeNotice] = useNotice();
  const said = orderChangeMessage(notice);
  const message = answerMessage(actionData);
  const imported = actionData && 'imported' in actionData ? actionData.imported : undefined;
  return (
    <AdminFrame current={adminOrdersUrl}>
      <PageHead title="Objednávky členství" path={adminOrdersUrl} index={false} />
      <h1>Objednávky členství</h1>
      {said && (
        <Alert severity="success" onClose={closeNotice} scrollHere>
          {said}
        </Alert>
      )}
      {message && (
        <Alert severity="error" scrollHere>
          {message}
        </Alert>
      )}
      {imported && <StatementResult imported={imported} />}
      <StatementForm errors={actionData?.fields} />
      <Form action={adminOrdersUrl} role="search" aria-label="Najít objednávku" className={admin.find}>
        <Field label="Variabilní symbol nebo e-mail" optional note="">
          {(wiring) => <Input {...wiring} type="search" name="hledat" icon={Search} defaultValue={q} />}
        </Field>
        <Button variant="secondary">Najít</Button>
      </Form>
      <Tabs
        label="Stav objednávek"
        tabs={views.map(({ id, label }) => ({
          label,
          to: `${adminOrdersUrl}?stav=${id}`,
          current: id === state,
        }))}
      />
      {orders.length === 0 ? (
        <EmptyState title="Tady teď nic není">Zkus jiný stav nebo jiná slova.</EmptyState>
      ) : (
        <SoldOrders
          orders={orders}
          refused={
            actionData && {
              id: fieldText(actionData.values, 'id'),
              reason: fieldText(actionData.values, 'reason'),
              fields: actionData.fields,
            }
          }
        />
      )}
    </AdminFrame>
  );
}
