import { type RouterContextProvider, redirect } from 'react-router';
import { validationMessages } from '../../../contract/validation-messages.ts';
import {
  copyListing,
  discardDraft,
  fillDraft,
  listingDays,
  releaseListing,
  renewListing,
  reopenListing,
  reserveListing,
  reserveListingFor,
  sellListing,
  setRemaining,
  withdrawListing,
} from '../../../features/listings/contract.ts';
import { promoteListing } from '../../../features/memberships/contract.ts';
import { readPrice } from '../../../features/listings/rules.ts';
import { type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';
import { type ApiAnswer, type ApiRefusal, callApi } from '../../api-client.ts';
import { stepOfDraft, wizardUrls } from '../../../contract/urls.ts';

type Context = Readonly<RouterContextProvider>;
type Changed = { ok: true; notice: string } | { ok: false; status: number; error: ApiRefusal };

const done = {
  reserve: 'rezervovano',
  'reserve-for': 'rezervovano-pro',
  release: 'uvolneno',
  reopen: 'vraceno',
  'reopen-held': 'vraceno-ke-kontrole',
  sell: 'prodano',
  piece: 'pocet-kusu',
  settle: 'vyrizeno',
  withdraw: 'stazeno',
  renew: 'obnoveno',
  discard: 'zahozeno',
  top: 'topovano',
} as const;

/** Notices after a change, by their key in the URL. */
const texts: Record<(typeof done)[keyof typeof done], string> = {
  rezervovano: 'Inzerát je rezervovaný. Ve výpisech zůstává.',
  'rezervovano-pro': 'Inzerát je rezervovaný. Ostatní nevidí, pro koho.',
  uvolneno: 'Rezervace je zrušená.',
  vraceno: 'Inzerát je zpátky ve výpisech a je volný.',
  'vraceno-ke-kontrole': 'Inzerát zase čeká na kontrolu. Ve výpisech zatím není.',
  prodano: 'Inzerát je prodaný. Díky, že výbava hraje dál.',
  'pocet-kusu': 'Počet zbývajících kusů je uložený.',
  vyrizeno: 'Poptávka je vyřízená. Ať ta výbava dobře slouží.',
  stazeno: 'Inzerát je stažený a jeho karta je volná pro jiný.',
  obnoveno: `Inzerát je obnovený na dalších ${listingDays} dní a stojí zase mezi nejnovějšími.`,
  zahozeno: 'Koncept je pryč.',
  topovano: 'Inzerát je na sedm dní topovaný.',
};

/** Notices for an attempt to edit an ended listing. */
const ended: ReadonlyMap<string | undefined, string> = new Map([
  ['uz-skoncil', 'Tenhle inzerát už skončil, upravit ho nejde. Vytvoř z něj kopii.'],
  [
    'byl-smazan',
    'Tenhle inzerát jsme smazali, upravit ho nejde. Proč a jak podat námitku, najdeš u něj mezi ukončenými.',
  ],
]);

/** Handles a button of an own listing or draft; undefined when the action is unknown. */
export async function changeOwn(context: Context, fields: FormFields): Promise<Changed | undefined> {
  const params = { id: Number(fieldText(fields, 'id')) };
  switch (fieldText(fields, 'move')) {
    case 'reserve':
      return said(await callApi(context, reserveListing, { params }), done.reserve);
    case 'reserve-for': {
      const conversationId = fieldText(fields, 'conversation') || undefined;
      const name = fieldText(fields, 'buyer').trim() || undefined;
      const body = conversationId === undefined ? { name } : { conversationId };
      const notice = (conversationId ?? name) ? done['reserve-for'] : done.reserve;
      return said(await callApi(context, reserveListingFor, { params, body }), notice);
    }
    case 'reopen':
      return reopen(await callApi(context, reopenListing, { params }));
    case 'release':
      return said(await callApi(context, releaseListing, { params }), done.release);
    case 'withdraw':
      return said(await callApi(context, withdrawListing, { params }), done.withdraw);
    case 'renew':
      return said(await callApi(context, renewListing, { params }), done.renew);
    case 'top':
      return said(await callApi(context, promoteListing, { params }), done.top);
    case 'sell':
      return sell(context, params.id, fields);
    case 'remaining': {
      const remaining = Number(fieldText(fields, 'remaining'));
      const answer = await callApi(context, setRemaining, { params, body: { remaining } });
      return said(answer, remaining > 0 ? done.piece : done.sell);
    }
    case 'copy':
      return goOn(await callApi(context, copyListing, { params }));
    case 'resume': {
      // The wizard continues with the most recently saved draft.
      const id = fieldText(fields, 'draft');
      return goOn(await callApi(context, fillDraft, { params: { id }, body: { fields: {} } }));
    }
    case 'discard': {
      const draft = { params: { id: fieldText(fields, 'draft') } };
      return said(await callApi(context, discardDraft, draft), done.discard);
    }
    default:
      return undefined;
  }
}

type Answer = { ok: true } | { ok: false; status: number; error: ApiRefusal };

const said = (answer: Answer, notice: string): Changed => (answer.ok ? { ok: true, notice } : answer);

const reopen = (answer: ApiAnswer<typeof reopenListing>): Changed =>
  said(answer, answer.ok && answer.data.state === 'held' ? done['reopen-held'] : done.reopen);

async function sell(context: Context, id: number, fields: FormFields): Promise<Changed> {
  const typed = fieldText(fields, 'price').trim();
  const conversationId = fieldText(fields, 'conversation') || undefined;
  const price = typed === '' ? undefined : readPrice(typed);
  if (typeof price === 'string') {
    const error: ApiRefusal = {
      code: 'invalid-input',
      message: '',
      fields: { price: [validationMessages.integer] },
    };
    return { ok: false, status: 422, error };
  }
  const answer = await callApi(context, sellListing, { params: { id }, body: { price, conversationId } });
  if (!answer.ok) return answer;
  return { ok: true, notice: answer.data.kind === 'demand' ? done.settle : done.sell };
}

/** A copy continues in the wizard, like any draft. */
function goOn(answer: ApiAnswer<typeof copyListing | typeof fillDraft>): Changed {
  if (!answer.ok) return answer;
  throw redirect(stepOfDraft(wizardUrls[answer.data.kind].details, answer.data.id));
}

export function endedMessage(notice: string | undefined): string | undefined {
  return ended.get(notice);
}

export function doneMessage(notice: string | undefined): string | undefined {
  return Object.entries(texts).find(([name]) => name === notice)?.[1];
}
