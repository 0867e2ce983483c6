import type { RouterContextProvider } from 'react-router';
import {
  cancelSoldOrder,
  confirmMembershipOrder,
  importBankStatement,
  noteRefund,
} from '../../features/memberships/contract.ts';
import { fieldText, readFormFields } from '../../ui/forms/form-fields.ts';
import { callApi } from '../api-client.ts';

const changes = {
  confirm: { operation: confirmMembershipOrder, done: 'potvrzeno', words: 'Objednávka je zaplacená.' },
  cancel: { operation: cancelSoldOrder, done: 'zruseno', words: 'Objednávka je zrušená.' },
  refund: { operation: noteRefund, done: 'vraceno', words: 'Vrácení peněz je zapsané.' },
} as const;

const isChange = (name: string): name is keyof typeof changes => name in changes;

export function orderChangeWords(notice: string | undefined): string | undefined {
  return Object.values(changes).find(({ done }) => done === notice)?.words;
}

/** Does what a form about orders asks for: a change of one order, or the import of a statement. */
export async function changeOrders(context: Readonly<RouterContextProvider>, form: FormData) {
  const file = form.get('statement');
  if (file instanceof File) {
    const answer = await callApi(context, importBankStatement, { body: file.stream() });
    return { values: {}, answer, imported: answer.ok ? answer.data : undefined };
  }
  const values = readFormFields(form);
  const change = fieldText(values, 'change');
  if (!isChange(change)) return undefined;
  const { operation, done } = changes[change];
  const given = { params: { id: fieldText(values, 'id') }, body: { reason: fieldText(values, 'reason') } };
  return { values, answer: await callApi(context, operation, given), done };
}
