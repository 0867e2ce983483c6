import type { RouterContextProvider } from 'react-router';
import {
  discardDraft,
  releaseListing,
  reserveListing,
  sellListing,
  withdrawListing,
} from '../../features/listings/contract.ts';
import { type FormFields, fieldText } from '../../ui/forms/form-fields.ts';
import { callApi } from '../api-client.ts';

const moves = {
  reserve: {
    operation: reserveListing,
    done: 'rezervovano',
    words: 'Inzerát je rezervovaný. Ve výpisech zůstává.',
  },
  release: { operation: releaseListing, done: 'uvolneno', words: 'Rezervace je zrušená.' },
  sell: { operation: sellListing, done: 'prodano', words: 'Inzerát je prodaný. Díky, že výbava hraje dál.' },
  withdraw: {
    operation: withdrawListing,
    done: 'stazeno',
    words: 'Inzerát je stažený a jeho karta je volná pro jiný.',
  },
} as const;

/** A demand is not sold: what it looked for has been found. */
const settled = { done: 'vyrizeno', words: 'Poptávka je vyřízená. Ať ta výbava dobře slouží.' };

const discarded = { done: 'zahozeno', words: 'Koncept je pryč.' };

/** Said to those who wanted to edit what is over. */
const ended = { done: 'uz-skoncil', words: 'Tenhle inzerát už skončil, upravit ho nejde. Přidej ho znovu.' };

const isMove = (name: string): name is keyof typeof moves => name in moves;

/** Does what a button of an own listing or draft asks for; nothing when it asks for something unknown. */
export async function changeOwn(context: Readonly<RouterContextProvider>, fields: FormFields) {
  const move = fieldText(fields, 'move');
  if (move === 'discard') {
    const answer = await callApi(context, discardDraft, { params: { id: fieldText(fields, 'draft') } });
    return { answer, notice: discarded.done };
  }
  if (!isMove(move)) return undefined;
  const answer = await callApi(context, moves[move].operation, {
    params: { id: Number(fieldText(fields, 'id')) },
  });
  const found = move === 'sell' && answer.ok && answer.data.kind === 'demand';
  return { answer, notice: found ? settled.done : moves[move].done };
}

export function endedWords(notice: string | undefined): string | undefined {
  return notice === ended.done ? ended.words : undefined;
}

/** What to say once it is done, by the name in the address. */
export function doneWords(notice: string | undefined): string | undefined {
  return [...Object.values(moves), settled, discarded].find(({ done }) => done === notice)?.words;
}
