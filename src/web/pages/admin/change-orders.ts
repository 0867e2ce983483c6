import type { RouterContextProvider } from 'react-router';
import { errorCatalogue } from '../../../contract/errors.ts';
import { sentences } from '../../../contract/sentences.ts';
import {
  cancelSoldOrder,
  confirmMembershipOrder,
  importBankStatement,
  noteRefund,
} from '../../../features/memberships/contract.ts';
import { fieldText, readFormFields } from '../../../ui/forms/form-fields.ts';
import { type ApiRefusal, callApi } from '../../api-client.ts';

const changes = {
  confirm: { operation: confirmMembershipOrder, done: 'potvrzeno', words: 'Objednávka je zaplacená.' },
  cancel: { operation: cancelSoldOrder, done: 'zruseno', words: 'Objednávka je zrušená.' },
  refund: { operation: noteRefund, done: 'vraceno', words: 'Vrácení peněz je zapsané.' },
} as const;

/** Without a file browsers send an empty one. */
const nothingChosen: { ok: false; status: number; error: ApiRefusal } = {
  ok: false,
  status: errorCatalogue['invalid-input'].status,
  error: {
    code: 'invalid-input',
    message: errorCatalogue['invalid-input'].message,
    fields: { statement: [sentences.notSelected] },
  },
};

const isChange = (name: string): name is keyof typeof changes => name in changes;

export function orderChangeMessage(notice: string | undefined): string | undefined {
  return Object.values(changes).find(({ done }) => done === notice)?.words;
}

/** Does what a form about orders asks for: a change of one order, or the import of a statement. */
export async function changeOrders(context: Readonly<RouterContextProvider>, form: FormData) {
  const file = form.get('statement');
  if (file instanceof File && file.size === 0) return { values: {}, answer: nothingChosen };
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
