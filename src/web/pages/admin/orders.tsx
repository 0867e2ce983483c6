import Search from 'lucide-react/icons/search';
import { data, Form, redirect, type RouterContextProvider } from 'react-router';
import { errorCatalogue, type FieldErrors } from '../../../contract/errors.ts';
import { validationMessages } from '../../../contract/validation-messages.ts';
import { SoldOrders } from '../../../features/memberships/components/sold-orders.tsx';
import { StatementForm, StatementResult } from '../../../features/memberships/components/statement-form.tsx';
import { UnmatchedPayments } from '../../../features/memberships/components/unmatched-payments.tsx';
import {
  cancelSoldOrder,
  confirmMembershipOrder,
  importBankStatement,
  listBankPayments,
  listMembershipOrders,
  matchBankPayment,
  noteRefund,
  orderStates,
  settleBankPayment,
} from '../../../features/memberships/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorAlert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldText, readFormFields } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { type ApiRefusal, callApi } from '../../api-client.ts';
import { answerMessage, keepInput } from '../../form-answer.ts';
import { DoneNotice } from '../../done-notice.tsx';
import { PageHead } from '../../page-head.tsx';
import { parseFormData } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { requireUser } from '../../signed-in.ts';
import { adminOrdersUrl } from '../../../contract/urls.ts';
import { AdminFrame, ListHead } from './admin-frame.tsx';
import { ExportLink } from './export-link.tsx';
import { loadForRole } from './load-for-role.ts';

const changes = {
  confirm: { operation: confirmMembershipOrder, done: 'potvrzeno', message: 'Objednávka je zaplacená.' },
  cancel: { operation: cancelSoldOrder, done: 'zruseno', message: 'Objednávka je zrušená.' },
  refund: { operation: noteRefund, done: 'vraceno', message: 'Vrácení peněz je zapsané.' },
} as const;

const settled = { done: 'platba-vyrizena', message: 'Platba je vyřízená.' };
const matched = { done: 'platba-prirazena', message: 'Platba je přiřazená k objednávce.' };

/** Browsers send an empty file when none is chosen. */
const nothingChosen: { ok: false; status: number; error: ApiRefusal } = {
  ok: false,
  status: errorCatalogue['invalid-input'].status,
  error: {
    code: 'invalid-input',
    message: errorCatalogue['invalid-input'].message,
    fields: { statement: [validationMessages.notSelected] },
  },
};

const isChange = (name: string): name is keyof typeof changes => name in changes;

/** Notices after a change, by their key in the URL. */
const doneTexts = Object.fromEntries(
  [...Object.values(changes), settled, matched].map(({ done, message }) => [done, message]),
);

/** Handles a form about orders: a change of one order, or the import of a bank statement. */
async function changeOrders(context: Readonly<RouterContextProvider>, form: FormData) {
  const file = form.get('statement');
  if (file instanceof File && file.size === 0) return { values: {}, answer: nothingChosen };
  if (file instanceof File) {
    const answer = await callApi(context, importBankStatement, { body: file.stream() });
    return { values: {}, answer, imported: answer.ok ? answer.data : undefined };
  }
  const values = readFormFields(form);
  const change = fieldText(values, 'change');
  const params = { id: Number(fieldText(values, 'payment')) };
  const reason = fieldText(values, 'reason');
  if (change === 'match') {
    const body = { reason, variableSymbol: fieldText(values, 'variableSymbol') };
    return { values, answer: await callApi(context, matchBankPayment, { params, body }), done: matched.done };
  }
  if (change === 'settle') {
    const answer = await callApi(context, settleBankPayment, { params, body: { reason } });
    return { values, answer, done: settled.done };
  }
  if (!isChange(change)) return undefined;
  const { operation, done } = changes[change];
  const given = { params: { id: fieldText(values, 'id') }, body: { reason } };
  return { values, answer: await callApi(context, operation, given), done };
}

const views = [
  { id: 'awaiting-payment', label: 'Čekají na zaplacení' },
  { id: 'to-refund', label: 'K vrácení' },
  { id: 'unmatched', label: 'Nepřiřazené platby' },
  { id: 'paid', label: 'Zaplacené' },
  { id: 'cancelled', label: 'Zrušené' },
  { id: 'expired', label: 'Propadlé' },
] as const;
const states = [...orderStates, 'to-refund'] as const;
const unmatched = 'unmatched';

const noErrors: FieldErrors = {};

export async function loader({ context, url }: RouteArgs) {
  // Not `q`, because the search field of the header would show it.
  const q = (url.searchParams.get('hledat') ?? '').trim().slice(0, 100);
  const asked = url.searchParams.get('stav');
  if (asked === unmatched) {
    const payments = await loadForRole(url, context, listBankPayments, { query: { state: unmatched } });
    return { orders: [], payments, state: unmatched, q: '' };
  }
  const state = states.find((each) => each === asked) ?? (q === '' ? 'awaiting-payment' : undefined);
  const query = { ...(state ? { state } : {}), ...(q === '' ? {} : { q }) };
  return { orders: await loadForRole(url, context, listMembershipOrders, { query }), payments: [], state, q };
}

export async function action({ request, context, url }: RouteArgs) {
  requireUser(context, url);
  const changed = await changeOrders(context, await parseFormData(request));
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

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function AdminOrdersPage({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const { orders, payments, state, q } = loaderData;
  const message = answerMessage(actionData);
  const imported = actionData && 'imported' in actionData ? actionData.imported : undefined;
  return (
    <AdminFrame>
      <PageHead title="Objednávky členství" path={adminOrdersUrl} index={false} />
      <ListHead title="Objednávky členství">
        {state === unmatched ? (
          <ExportLink list="payments" />
        ) : (
          <ExportLink list="orders" q={q} state={state} />
        )}
      </ListHead>
      <DoneNotice texts={doneTexts} />
      <ErrorAlert message={message} />
      {imported && <StatementResult imported={imported} />}
      <StatementForm errors={actionData?.fields} />
      <Form action={adminOrdersUrl} role="search" aria-label="Najít objednávku" className={layout.field}>
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
      {payments.length > 0 && (
        <UnmatchedPayments
          payments={payments}
          refused={actionData && { values: actionData.values, fields: actionData.fields }}
        />
      )}
      {payments.length > 0 ? undefined : orders.length === 0 ? (
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
