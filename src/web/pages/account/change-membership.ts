import type { RouterContextProvider } from 'react-router';
import {
  cancelMembershipOrder,
  orderMembership,
  withdrawFromMembership,
} from '../../../features/memberships/contract.ts';
import { type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';
import { type ApiAnswer, type ApiRefusal, callApi } from '../../api-client.ts';

/** What was done, by the word in the address. */
export const membershipTexts = {
  objednano: 'Objednávka čeká na zaplacení. Údaje jsme ti poslali i e-mailem.',
  zruseno: 'Objednávka je zrušená.',
  odstoupeno: 'Odstoupení platí. Peníze vrátíme na zadaný účet.',
} as const;
type Notice = keyof typeof membershipTexts;

type Changed = { ok: true; notice: Notice } | { ok: false; status: number; error: ApiRefusal };

/** Does what a form of the membership page asks for. */
export async function changeMembership(
  context: Readonly<RouterContextProvider>,
  fields: FormFields,
): Promise<Changed> {
  const params = { id: fieldText(fields, 'id') };
  switch (fieldText(fields, 'intent')) {
    case 'cancel':
      return said(await callApi(context, cancelMembershipOrder, { params }), 'zruseno');
    case 'withdraw': {
      const body = { refundAccount: fieldText(fields, 'refundAccount') };
      return said(await callApi(context, withdrawFromMembership, { params, body }), 'odstoupeno');
    }
    default: {
      const body = { level: fieldText(fields, 'level'), startNow: fieldText(fields, 'startNow') === 'yes' };
      return said(await callApi(context, orderMembership, { body }), 'objednano');
    }
  }
}

function said<
  O extends typeof orderMembership | typeof cancelMembershipOrder | typeof withdrawFromMembership,
>(answer: ApiAnswer<O>, notice: Notice): Changed {
  return answer.ok ? { ok: true, notice } : { ok: false, status: answer.status, error: answer.error };
}
