import { type RouterContextProvider, redirect } from 'react-router';
import { type Draft, discardDraft, openDraft, saveDraft } from '../../../features/listings/contract.ts';
import { isStarted } from '../../../features/listings/rules.ts';
import { callApi, loadFromApi } from '../../api-client.ts';
import { refused } from '../../form-answer.ts';
import { wizardUrls } from '../../urls.ts';
import { kindOfAddress } from './kind-of-address.ts';
import { say, valuesOfWishes } from './wishes.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * What the form shows: the draft, or, while that is empty, the demand that the address asks for. A demand that is
 * being written stays as it is; `wishesAside` says that the wishes stand aside and may be taken up.
 */
export async function takeWishes(
  context: Context,
  draft: Draft | undefined,
  url: URL,
): Promise<{ values: Draft['values']; wishesAside: boolean }> {
  const values = draft?.values ?? {};
  const asked = kindOfAddress(url) === 'demand';
  const wishes = asked ? await valuesOfWishes(context, url.searchParams) : undefined;
  if (!wishes) return { values, wishesAside: false };
  if (!draft || !isStarted(draft)) return { values: { ...values, ...wishes }, wishesAside: false };
  if (say(values, wishes)) throw redirect(wizardUrls.demand.details);
  return { values, wishesAside: true };
}

/** Throws the demand being written away and begins another one by the wishes. */
export async function startByWishes(context: Context, draft: Draft, url: URL) {
  const discarded = await callApi(context, discardDraft, { params: { id: draft.id } });
  if (!discarded.ok) return refused(discarded.status, discarded.error, draft.values);
  const { id } = await loadFromApi(context, openDraft, { body: { kind: draft.kind } });
  await keep(context, id, (await valuesOfWishes(context, url.searchParams)) ?? {});
  throw redirect(wizardUrls[draft.kind].details);
}

const keep = (context: Context, id: string, values: Draft['values']) =>
  loadFromApi(context, saveDraft, { params: { id }, body: { values } });
