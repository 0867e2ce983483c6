import type { RouterContextProvider } from 'react-router';
import { type MoveName, changeListings, moveNames } from '../../../features/listings/contract.ts';
import type { BulkResult } from '../../../features/listings/components/own/bulk-result.tsx';
import { type FormFields, fieldList, fieldText } from '../../../ui/forms/form-fields.ts';
import { type ApiRefusal, callApi } from '../../api-client.ts';

type Outcome =
  | { result: BulkResult }
  /** What cannot be taken back is asked about first. */
  | { asked: { ids: number[]; move: 'sell' | 'withdraw' } }
  | { status: number; error: Pick<ApiRefusal, 'code' | 'message' | 'fields'> };

const refusal = (message: string): Outcome => ({
  status: 422,
  error: { code: 'invalid-input', message, fields: {} },
});

/** Does the chosen change with all chosen listings, or asks whether it is meant. */
export async function changeSeveral(
  context: Readonly<RouterContextProvider>,
  fields: FormFields,
): Promise<Outcome> {
  const move = moveNames.find((name): name is MoveName => name === fieldText(fields, 'move'));
  const ids = fieldList(fields, 'id').map(Number);
  if (ids.length === 0) return refusal('Nejdřív zaškrtni inzeráty, kterých se to má týkat.');
  if (!move) return refusal('Vyber, co se má s inzeráty stát.');
  const final = move === 'sell' || move === 'withdraw';
  if (final && fieldText(fields, 'sure') === '') return { asked: { ids, move } };
  const answer = await callApi(context, changeListings, { body: { ids, move } });
  return answer.ok ? { result: { move, ...answer.data } } : answer;
}
