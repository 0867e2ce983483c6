import type { RouterContextProvider } from 'react-router';
import * as lottery from '../../../features/lottery/contract.ts';
import { type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';
import { callApi } from '../../api-client.ts';

const changes = {
  open: { operation: lottery.openRound, done: 'otevreno', words: 'Kolo je otevřené.' },
  cancel: { operation: lottery.cancelRound, done: 'zruseno', words: 'Kolo je zrušené.' },
  draw: { operation: lottery.drawRound, done: 'vylosovano', words: 'Vylosováno. Výherci dostanou e-mail.' },
  hand: { operation: lottery.handPrizeOver, done: 'predano', words: 'Předání výhry je zapsané.' },
  pass: { operation: lottery.passPrizeOn, done: 'nahradnik', words: 'Výhra připadla dalšímu v pořadí.' },
} as const;

const isChange = (name: string): name is keyof typeof changes => name in changes;

/** What to say after a change, by the word in the address. */
export function lotteryChangeMessage(notice: string | undefined): string | undefined {
  if (notice === 'ulozeno') return 'Kolo je uložené.';
  return Object.values(changes).find(({ done }) => done === notice)?.words;
}

/** What was typed about a round, as its form has it. */
export const roundValues = (fields: FormFields) => ({
  name: fieldText(fields, 'name'),
  prize: fieldText(fields, 'prize'),
  prizeValueCzk: fieldText(fields, 'prizeValueCzk'),
  prizes: fieldText(fields, 'prizes'),
  firstDay: fieldText(fields, 'firstDay'),
  lastDay: fieldText(fields, 'lastDay'),
  drawAt: fieldText(fields, 'drawAt'),
  drawsItself: fieldText(fields, 'drawsItself') === 'yes',
});

/** Does what a form about the lottery asks for: a new round, a changed one, or one step of it. */
export async function changeLottery(context: Readonly<RouterContextProvider>, fields: FormFields) {
  const change = fieldText(fields, 'change');
  const params = { id: fieldText(fields, 'id') };
  const reason = fieldText(fields, 'reason');
  const body = { ...roundValues(fields), reason };
  if (change === 'draft')
    return { answer: await callApi(context, lottery.draftRound, { body }), done: 'ulozeno' };
  if (change === 'edit')
    return { answer: await callApi(context, lottery.changeRound, { params, body }), done: 'ulozeno' };
  if (!isChange(change)) return undefined;
  const { operation, done } = changes[change];
  return { answer: await callApi(context, operation, { params, body: { reason } }), done };
}
