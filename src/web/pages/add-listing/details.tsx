import ChevronLeft from 'lucide-react/icons/chevron-left';
import { redirect, useNavigation } from 'react-router';
import { sentences } from '../../../contract/sentences.ts';
import { currentSession } from '../../../features/accounts/contract.ts';
import { ListingForm } from '../../../features/listings/components/form/listing-form.tsx';
import { SavingNote } from '../../../features/listings/components/form/saving-note.tsx';
import { checkDraft, saveDraft } from '../../../features/listings/contract.ts';
import { placeErrors } from '../../../features/places/components/settle-place.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { callApi, loadFromApi } from '../../api-client.ts';
import { answerMessage, keepTyped, refused } from '../../form-answer.ts';
import { readForm } from '../../read-form.ts';
import { suggestPlacesInBrowser } from '../../suggest-places.ts';
import { draftUrl, myListingsUrl, wizardUrls } from '../../urls.ts';
import { checkAsked } from '../../wizard/check-asked.ts';
import { listingFormData } from '../../wizard/listing-form-data.ts';
import { ownDraft } from '../../wizard/own-draft.ts';
import { startByWishes, takeWishes } from '../../wizard/take-wishes.ts';
import { valuesAfter } from '../../wizard/typed-values.ts';
import { WishesAside } from '../../wizard/wishes-aside.tsx';
import { WizardFrame } from '../../wizard/wizard-frame.tsx';
import { wizardWords } from '../../wizard/wizard-words.ts';
import styles from '../../wizard/wizard.module.css';
import type { Route } from './+types/details';

export const handle = { bottomBar: false };

export async function loader({ context, url }: Route.LoaderArgs) {
  const draft = await ownDraft(context, url);
  const { id, kind, values } = draft;
  const wishesAside = await takeWishes(context, draft, url);
  const [data, account, checked] = await Promise.all([
    listingFormData(context, values),
    loadFromApi(context, currentSession),
    checkAsked(url) ? callApi(context, checkDraft, { params: { id } }) : undefined,
  ]);
  const errors = checked && !checked.ok ? placeErrors(checked.error.fields) : undefined;
  return { draftId: id, kind, values, data, publicName: account.publicName, errors, wishesAside };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const draft = await ownDraft(context, url);
  const { details, photos } = wizardUrls[draft.kind];
  const sent = await readForm(request);
  if (fieldText(sent, 'intent') === 'wishes') return startByWishes(context, draft, url);
  const values = await valuesAfter(context, draft.values, sent);
  const params = { id: draft.id };
  const saved = await callApi(context, saveDraft, { params, body: { values } });
  if (!saved.ok) return refused(saved.status, saved.error, values);
  if (!fieldText(values, 'category')) {
    const fields = { category: [sentences.notSelected] };
    return refused(422, { code: 'invalid-input', message: sentences.notSelected, fields }, values);
  }
  const otherCategory = fieldText(sent, 'category') !== fieldText(sent, 'shownCategory');
  if (otherCategory || fieldText(sent, 'intent') === 'category') throw redirect(details);
  const checked = await callApi(context, checkDraft, { params });
  if (checked.ok) throw redirect(photos);
  return refused(checked.status, { ...checked.error, fields: placeErrors(checked.error.fields) }, values);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepTyped(serverAction);

export default function AddListingDetailsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { draftId, kind, data, publicName, wishesAside } = loaderData;
  const { formMethod, formData } = useNavigation();
  const going = formMethod === 'POST' && formData?.get('intent') === 'next';
  return (
    <WizardFrame kind={kind} step={1} path={wizardUrls[kind].details} title={wizardWords[kind].detailsTitle}>
      {wishesAside && <WishesAside />}
      <ListingForm
        key={draftId}
        {...data}
        kind={kind}
        values={hasValues(actionData?.values) ?? loaderData.values}
        errors={actionData?.fields ?? loaderData.errors}
        message={answerMessage(actionData)}
        place={{ ...data.place, suggest: suggestPlacesInBrowser }}
        publicName={publicName}
        draftUrl={draftUrl(draftId)}
      >
        {(saving) => (
          <div>
            <div className={styles.foot}>
              <LinkButton to={wizardUrls[kind].email} variant="tertiary" icon={ChevronLeft}>
                Zpět
              </LinkButton>
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

const hasValues = <V extends object>(values: V | undefined) =>
  values && Object.keys(values).length > 0 ? values : undefined;
