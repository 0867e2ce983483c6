import { useState } from 'react';
import { redirect, type RouterContextProvider, useNavigate, useNavigation } from 'react-router';
import { counted, outOf } from '../../../contract/czech.ts';
import { validationMessages } from '../../../contract/validation-messages.ts';
import { currentSession } from '../../../features/accounts/contract.ts';
import { waitingSlots } from '../../../features/listings/components/own/slots-stat.tsx';
import { ListingForm } from '../../../features/listings/components/form/listing-form.tsx';
import { isFillIntent } from '../../../features/listings/components/form/recognized-values.ts';
import { SavingNote } from '../../../features/listings/components/form/saving-note.tsx';
import {
  checkDraft,
  discardDraft,
  type Draft,
  openDraft,
  saveDraft,
} from '../../../features/listings/contract.ts';
import { isStarted } from '../../../features/listings/rules.ts';
import { placeErrors } from '../../../features/places/components/settle-place.ts';
import { formatBasis, formatRange } from '../../../features/products/components/format-usual-price.ts';
import { recognizedTextMax } from '../../../features/recognition/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { callApi, loadFromApi } from '../../api-client.ts';
import { answerMessage, keepInput, refused } from '../../form-answer.ts';
import { useNotice } from '../../notice.ts';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { suggestPlacesInBrowser } from '../../suggest-places.ts';
import {
  advisorOfDraftUrl,
  draftParameter,
  myListingsUrl,
  newDraft,
  otherAccountUrl,
  stepOfDraft,
  wizardUrls,
  severalUrl,
} from '../../../contract/urls.ts';
import { checkAsked, checkedDetailsUrl, unfinishedAsked } from './check-asked.ts';
import { NoDraftNote, WishesAside } from './details-notes.tsx';
import { fillFromText, recognizedIn } from './fill-from-text.server.ts';
import { KindSwitch, SeveralLink } from './kind-choice.tsx';
import { kindOfAddress } from './kind-of-address.ts';
import { listingFormData } from './listing-form-data.ts';
import { noDraftNotice, ownDraft, draftForAction } from './own-draft.ts';
import { valuesAfter } from './typed-values.ts';
import { ownSlots } from './own-slots.ts';
import { LeavingNote, NoSlotNote } from './publish-refusal.tsx';
import { UnfinishedNote } from './unfinished-note.tsx';
import { wishQuery } from './wish-query.ts';
import { describeWishes, prefilledValues } from './wishes.ts';
import { WizardFrame } from './wizard-frame.tsx';
import { wizardTexts } from './wizard-texts.ts';
import { UsualPriceHint } from './usual-price-hint.tsx';
import { demandOfText } from './wanted-in-text.server.ts';
import styles from './wizard.module.css';

type Context = Readonly<RouterContextProvider>;

/**
 * Values of the form: the draft, or, while it is empty, the values from the URL. An unfinished draft is kept;
 * `wishesAside` is then set, so that the page offers to use the URL's values instead.
 */
async function takeWishes(
  context: Context,
  draft: Draft | undefined,
  url: URL,
): Promise<{ values: Draft['values']; wishesAside: boolean }> {
  const values = draft?.values ?? {};
  const kind = kindOfAddress(url);
  const wishes = await prefilledValues(context, url.searchParams, kind);
  if (!wishes) return { values, wishesAside: false };
  if (!draft || !isStarted(draft)) return { values: { ...values, ...wishes }, wishesAside: false };
  if (describeWishes(values, wishes)) throw redirect(stepOfDraft(wizardUrls[kind].details, draft.id));
  return { values, wishesAside: true };
}

/** Stores the advisor's recommendation in the draft; other values of the demand are kept. */
async function fillFromAdvice(context: Context, draft: Draft, url: URL) {
  const wishes = await prefilledValues(context, url.searchParams);
  await keep(context, draft.id, { ...draft.values, ...wishes });
  throw redirect(stepOfDraft(wizardUrls[draft.kind].details, draft.id));
}

/** Discards the current draft and starts a new one with the values from the URL. */
async function startByWishes(context: Context, draft: Draft, url: URL) {
  const discarded = await callApi(context, discardDraft, { params: { id: draft.id } });
  if (!discarded.ok) return refused(discarded.status, discarded.error, draft.values);
  const { id } = await loadFromApi(context, openDraft, { body: { kind: draft.kind, fresh: true } });
  await keep(context, id, (await prefilledValues(context, url.searchParams, draft.kind)) ?? {});
  throw redirect(stepOfDraft(wizardUrls[draft.kind].details, id));
}

const keep = (context: Context, id: string, values: Draft['values']) =>
  loadFromApi(context, saveDraft, { params: { id }, body: { values } });

export const handle = { bottomBar: false };

export async function loader({ context, url }: RouteArgs) {
  const draft = await ownDraft(context, url);
  const kind = kindOfAddress(url);
  const { wishesAside, values } = await takeWishes(context, draft, url);
  const [data, checked, slots, begun, recognized] = await Promise.all([
    listingFormData(context, values),
    draft && (checkAsked(url) || fieldText(values, 'said').trim() !== '')
      ? callApi(context, checkDraft, { params: { id: draft.id } })
      : undefined,
    ownSlots(context),
    draft && isStarted(draft) ? undefined : loadFromApi(context, currentSession),
    recognizedIn(context, values, kind),
  ]);
  const wrong = checked && !checked.ok ? placeErrors(checked.error.fields) : undefined;
  const asked = url.searchParams.has(unfinishedAsked) && !wishesAside && draft && isStarted(draft);
  const unfinished = asked ? { title: fieldText(values, 'title').trim(), since: draft.updatedAt } : undefined;
  const otherTo = otherAccountUrl(kind, wishQuery(url.searchParams));
  return {
    draftId: draft?.id,
    kind,
    values,
    data,
    errors: checkAsked(url) ? wrong : undefined,
    missing: Object.keys(wrong ?? {}),
    wishesAside,
    unfinished,
    slots,
    begun: begun && { name: begun.publicName, otherTo },
    recognized,
    demandTo: recognized?.wanted ? await demandOfText(context, fieldText(values, 'said')) : undefined,
    wordsMax: recognizedTextMax,
  };
}

export async function action({ request, context, url }: RouteArgs) {
  const sent = await readForm(request);
  // Starts another listing; the unfinished one stays among the drafts.
  if (fieldText(sent, 'intent') === 'fresh')
    throw redirect(stepOfDraft(wizardUrls[kindOfAddress(url)].details, newDraft));
  const opened = await draftForAction(context, url, fieldText(sent, 'draft'));
  if (!opened.ok) return refused(opened.status, opened.error, sent);
  const draft = opened.data;
  const { details, photos } = wizardUrls[draft.kind];
  if (fieldText(sent, 'intent') === 'wishes') return startByWishes(context, draft, url);
  if (fieldText(sent, 'intent') === 'advised') return fillFromAdvice(context, draft, url);
  const values = await valuesAfter(context, draft.values, sent);
  const params = { id: draft.id };
  const saved = await callApi(context, saveDraft, { params, body: { values } });
  if (!saved.ok) return refused(saved.status, saved.error, values);
  if (fieldText(sent, 'intent') === 'advice') throw redirect(advisorOfDraftUrl(draft.id));
  // This submission created the draft, so the URL must contain its id before the next one.
  const elsewhere = url.searchParams.get(draftParameter) !== draft.id;
  const intent = fieldText(sent, 'intent');
  // Until a category is chosen, any submission fills the form from the free text.
  const isTold = !fieldText(draft.values, 'category') && fieldText(values, 'said').trim() !== '';
  if (isFillIntent(intent) || isTold) {
    const answer = await fillFromText(context, draft, values, isFillIntent(intent) ? intent : 'fill');
    if (elsewhere && 'filled' in answer) throw redirect(stepOfDraft(details, draft.id));
    return answer;
  }
  if (!fieldText(values, 'category')) {
    const fields = { category: [validationMessages.notSelected] };
    return refused(422, { code: 'invalid-input', message: validationMessages.notSelected, fields }, values);
  }
  const otherCategory = fieldText(sent, 'category') !== fieldText(sent, 'shownCategory');
  if (otherCategory || intent === 'category') throw redirect(stepOfDraft(details, draft.id));
  const checked = await callApi(context, checkDraft, { params });
  if (checked.ok) throw redirect(stepOfDraft(photos, draft.id));
  if (elsewhere) throw redirect(checkedDetailsUrl(draft));
  return refused(checked.status, { ...checked.error, fields: placeErrors(checked.error.fields) }, values);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function AddListingDetailsPage({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const { draftId, kind, wishesAside, unfinished, slots, begun, recognized, missing, wordsMax, demandTo } =
    loaderData;
  const { worth, ...data } = loaderData.data;
  const [notice, closeNotice] = useNotice();
  const formKey = useDraftKey(draftId);
  const { formMethod, formData } = useNavigation();
  const navigate = useNavigate();
  const answer = actionData && 'fields' in actionData ? actionData : undefined;
  const fillings = useCountOf(actionData && 'filled' in actionData ? actionData : undefined);
  const values = hasValues(actionData?.values) ?? loaderData.values;
  const going = formMethod === 'POST' && formData?.get('intent') === 'next';
  const account = begun && (
    <span className={text.small}>
      Přidáváš jako {begun.name}, máš {counted(slots.free, ['volnou kartu', 'volné karty', 'volných karet'])}{' '}
      {outOf(slots.limit)}
      {slots.waiting > 0 && ` (${waitingSlots(slots.waiting)})`}, každý aktivní inzerát zabere jednu.{' '}
      <PageLink to={begun.otherTo}>Použít jiný účet</PageLink>
    </span>
  );
  return (
    <WizardFrame
      kind={kind}
      draftId={draftId}
      step={1}
      path={wizardUrls[kind].details}
      title={wizardTexts[kind].detailsTitle}
      before={begun && <KindSwitch kind={kind} />}
    >
      {notice === noDraftNotice && begun && <NoDraftNote onClose={closeNotice} />}
      {slots.goesAt && <LeavingNote goesAt={slots.goesAt} />}
      {slots.free === 0 && <NoSlotNote {...slots} />}
      {wishesAside && <WishesAside kind={kind} />}
      {unfinished && <UnfinishedNote kind={kind} {...unfinished} />}
      <ListingForm
        key={`${formKey} ${fillings}`}
        {...data}
        kind={kind}
        values={values}
        errors={answer?.fields ?? loaderData.errors}
        message={answerMessage(answer)}
        place={{ ...data.place, suggest: suggestPlacesInBrowser }}
        priceNote={<UsualPriceHint kind={kind} category={data.category} values={values} worth={worth} />}
        advice={kind === 'demand' && <AdviceButton />}
        ownText={{
          limit: wordsMax,
          recognized,
          demandTo,
          missing,
          usual: worth.usual && `Obvykle ${formatRange(worth.usual)}, ${formatBasis(worth.usual)}.`,
          justFilled: fillings > 0,
          below: account && (
            <div className={styles.account}>
              {kind === 'offer' && <SeveralLink to={severalUrl} />}
              <p>{account}</p>
            </div>
          ),
        }}
        draft={{
          id: draftId,
          kind,
          onMade: (id) =>
            void navigate(stepOfDraft(wizardUrls[kind].details, id), {
              replace: true,
              preventScrollReset: true,
            }),
        }}
      >
        {(saving) => (
          <div>
            {draftId && <input type="hidden" name="draft" value={draftId} />}
            <div className={styles.foot}>
              <Button name="intent" value="next" size="large" busy={going}>
                Pokračovat na fotky
              </Button>
            </div>
            <SavingNote saving={saving} listingsTo={myListingsUrl} />
          </div>
        )}
      </ListingForm>
    </WizardFrame>
  );
}

/** Submits the form, so that nothing typed is lost on the way to the advisor and back. */
function AdviceButton() {
  return (
    <Button name="intent" value="advice" formNoValidate variant="secondary" size="tap">
      Nevíš délku? Spočítej ji
    </Button>
  );
}

/** Counts results; used as a key, so that the form is remounted with the values each has filled. */
function useCountOf(answer: object | undefined): number {
  const [last, setLast] = useState({ answer, count: 0 });
  if (answer && answer !== last.answer) setLast({ answer, count: last.count + 1 });
  return last.count;
}

const hasValues = <V extends object>(values: V | undefined) =>
  values && Object.keys(values).length > 0 ? values : undefined;

/** React key of the form: one per draft, unchanged when an empty form's draft is created. */
function useDraftKey(id: string | undefined): string {
  const [form, setForm] = useState({ id, key: id ?? 'new' });
  if (form.id === id) return form.key;
  const key = form.id === undefined ? form.key : (id ?? 'new');
  setForm({ id, key });
  return key;
}
