import { keepUnits } from '../../../contract/typography.ts';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useState } from 'react';
import { Form, redirect, useNavigation } from 'react-router';
import { currentSession, publicName as publicNameRule } from '../../../features/accounts/contract.ts';
import { isGivenName, shownName } from '../../../features/accounts/rules.ts';
import { ListingBody } from '../../../features/listings/components/listing-body.tsx';
import { ListingBadges, ListingFacts } from '../../../features/listings/components/listing-facts.tsx';
import {
  checkDraft,
  type DraftPreview,
  getDraft,
  publishDraft,
  saveDraft,
} from '../../../features/listings/contract.ts';
import { isStarted } from '../../../features/listings/rules.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldText, type FormFields } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { MapPin } from '../../../ui/icons/drawings.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { Gallery } from '../../../ui/photos/gallery.tsx';
import { callApi, loadFromApi } from '../../api-client.ts';
import { readCookie } from '../../cookies.ts';
import { keepInput, refused } from '../../form-answer.ts';
import { readForm } from '../../read-form.ts';
import { useReferralCode } from '../../referral/referral-code.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import {
  editListingUrl,
  myListingsUrl,
  publishedUrl,
  stepOfDraft,
  termsUrl,
  wizardUrls,
} from '../../../contract/urls.ts';
import { checkedDetailsUrl } from './check-asked.ts';
import { noDraftUrl, requireUserOfStep, requireDraft } from './own-draft.ts';
import { ownSlots } from './own-slots.ts';
import { PublishRefusal } from './publish-refusal.tsx';
import { WizardFrame } from './wizard-frame.tsx';
import { ContradictionNote } from './contradiction-note.tsx';
import { contradictedBy } from './contradictions.server.ts';
import { wizardTexts } from './wizard-texts.ts';
import styles from './wizard.module.css';

/** The referral code, from the cookie, the form or the URL. */
function invitedBy(request: Request, fields: FormFields): string | undefined {
  const travelled = fieldText(fields, 'rc') || new URL(request.url).searchParams.get('rc');
  return (readCookie(request, 'refCode') ?? travelled)?.slice(0, 100) || undefined;
}

export const handle = { bottomBar: false };

const photosMissing = (id: string) => `${stepOfDraft(wizardUrls.offer.photos, id)}&kontrola`;

export async function loader({ context, url }: RouteArgs) {
  const draft = await requireDraft(context, url);
  const { kind } = draft;
  // Somebody returning after publishing starts another listing; an empty draft must not show errors.
  if (!isStarted(draft)) throw redirect(noDraftUrl(kind));
  const [checked, slots, account] = await Promise.all([
    callApi(context, checkDraft, { params: { id: draft.id } }),
    ownSlots(context),
    loadFromApi(context, currentSession),
  ]);
  if (!checked.ok) throw redirect(checkedDetailsUrl(draft));
  if (kind === 'offer' && draft.photos.length === 0) throw redirect(photosMissing(draft.id));
  const given = isGivenName(account.publicName) ? account.publicName : '';
  const name = { current: account.publicName, typed: fieldText(draft.values, 'publicName') || given };
  const contradicted = await contradictedBy(context, checked.data, draft.values);
  return { draftId: draft.id, listing: checked.data, slots, name, contradicted };
}

export async function action({ request, context, url }: RouteArgs) {
  const kind = requireUserOfStep(context, url);
  const fields = await readForm(request);
  // The draft the page was rendered for, so that a repeated press finds the same listing.
  const params = { id: fieldText(fields, 'draft') };
  const wrong = await keepName(context, params, fieldText(fields, 'publicName').trim());
  if (wrong)
    return refused(422, { code: 'invalid-input', message: '', fields: { publicName: wrong } }, fields);
  const published = await callApi(context, publishDraft, {
    params,
    query: { rc: invitedBy(request, fields), several: fieldText(fields, 'several') ? 'true' : 'false' },
  });
  if (published.ok) throw redirect(publishedUrl(published.data));
  const { code } = published.error;
  if (code === 'photo-required') throw redirect(photosMissing(params.id));
  if (code === 'invalid-input') throw redirect(checkedDetailsUrl({ kind, ...params }));
  return refused(published.status, published.error, {});
}

/** Stores the public name in the draft, to be published with it; returns an error when it is invalid. */
async function keepName(
  context: RouteArgs['context'],
  params: { id: string },
  publicName: string,
): Promise<string[] | undefined> {
  if (publicName === '') return undefined;
  const checked = publicNameRule.safeParse(publicName);
  if (!checked.success) return checked.error.issues.map(({ message }) => message);
  const draft = await callApi(context, getDraft, { params });
  if (draft.ok)
    await callApi(context, saveDraft, { params, body: { values: { ...draft.data.values, publicName } } });
  return undefined;
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function AddListingPreviewPage({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const { draftId, listing, name } = loaderData;
  const { kind } = listing;
  const to = (step: 'details' | 'photos') => stepOfDraft(wizardUrls[kind][step], draftId);
  const carriedCode = useReferralCode();
  const publishing = useNavigation().formMethod === 'POST';
  return (
    <WizardFrame
      kind={kind}
      draftId={draftId}
      step={3}
      path={wizardUrls[kind].preview}
      title="Sedí všechno?"
      lead="Takhle inzerát uvidí ostatní. Zatím je jen u tebe."
    >
      <PublishRefusal answer={actionData} slots={loaderData.slots} />
      {listing.photos.length > 0 && <Gallery photos={listing.photos} name={listing.title} />}
      <article
        className={classNames(layout.panel, layout.panelLarge, layout.stack)}
        aria-label="Náhled inzerátu"
      >
        <div className={styles.previewHead}>
          <div className={layout.row}>
            <ListingBadges listing={listing} />
          </div>
          <PageLink to={to('photos')}>
            {listing.photos.length > 0 ? 'Upravit fotky' : 'Přidat fotky'}
          </PageLink>
        </div>
        <h2>{keepUnits(listing.title)}</h2>
        <ListingFacts listing={listing} />
        <p className={classNames(text.small, text.secondary, styles.previewPlace)}>
          <Icon of={MapPin} size="small" />
          <span>
            {listing.locations[0].name}, inzerent {listing.advertiser.name}
          </span>
        </p>
        <ListingBody listing={listing} editTo={to('details')} />
        <p>
          <PageLink to={to('details')}>Upravit údaje</PageLink>
        </p>
      </article>
      <PublicNameField
        current={name.current}
        typed={(actionData && fieldText(actionData.values, 'publicName')) || name.typed}
        error={actionData?.fields['publicName']}
      />
      <Form method="post" id="zverejneni">
        <input type="hidden" name="draft" value={draftId} />
        {carriedCode && <input type="hidden" name="rc" value={carriedCode} />}
        {loaderData.contradicted.length > 0 && (
          <ContradictionNote said={loaderData.contradicted} editTo={to('details')} />
        )}
        {listing.contactWaits && <ContactNote editTo={to('details')} />}
        {listing.duplicateOf && <DuplicateNote of={listing.duplicateOf} />}
        <div className={styles.foot}>
          <LinkButton to={to('photos')} variant="tertiary" icon={ChevronLeft}>
            Zpět
          </LinkButton>
          <Button size="large" busy={publishing}>
            {wizardTexts[kind].publish}
          </Button>
        </div>
        <p className={classNames(text.small, text.muted, text.right)}>
          Zveřejněním souhlasíš s <PageLink to={termsUrl}>obchodními podmínkami</PageLink>.
        </p>
      </Form>
    </WizardFrame>
  );
}

/** Explains before publishing why the listing would be held for review, and how to avoid it. */
function ContactNote({ editTo }: { editTo: string }) {
  return (
    <Alert
      severity="warn"
      title="V textu je telefon, e-mail nebo odkaz"
      actions={
        <LinkButton to={editTo} variant="secondary" size="tap">
          Upravit text
        </LinkButton>
      }
    >
      <p>
        U prvního inzerátu se na něj nejdřív podívá člověk, většinou do 24 hodin. Bez nich vyjde hned. Napsat
        ti může každý tlačítkem u inzerátu.
      </p>
    </Alert>
  );
}

/**
 * Warns that the same listing is published already, with a link to it, and with a way to continue for several
 * pieces.
 */
function DuplicateNote({ of: { id, slug, title, state } }: { of: NonNullable<DraftPreview['duplicateOf']> }) {
  const expired = state === 'expired';
  return (
    <Alert
      severity="warn"
      title="Stejný inzerát už máš"
      actions={
        <LinkButton
          to={expired ? `${myListingsUrl}?stav=vyprsele` : editListingUrl({ id, slug })}
          variant="secondary"
          size="tap"
        >
          {expired ? 'Obnovit ten vypršelý' : 'Upravit ten první'}
        </LinkButton>
      }
    >
      <p>
        „{title}“ říká totéž. Jedna věc má jeden inzerát, proto ho {expired ? 'obnov' : 'uprav'}. Tenhle
        zůstává uložený v konceptu.
      </p>
      <Checkbox name="several" value="true" label="Mám jich víc, každý kus chci nabídnout zvlášť" />
    </Alert>
  );
}

/** The public name of the advertiser, with a preview; left empty it stays unchanged. */
export function PublicNameField({
  current,
  typed,
  error,
}: {
  /** The current public name. */
  current: string;
  typed: string;
  error: readonly string[] | undefined;
}) {
  const [name, setName] = useState(typed);
  return (
    <section className={classNames(layout.panel, layout.panelLarge, layout.stack)} aria-labelledby="jmeno">
      <h2 id="jmeno">Pod jakým jménem tě uvidí</h2>
      <Field
        label="Jak ti máme říkat"
        id="publicName"
        optional
        hint="Se jménem ti lidé napíšou spíš. Z celého jména ukážeme jen křestní a první písmeno příjmení. Název klubu si zvol v profilu, zůstane celý."
        error={error}
      >
        {(wiring) => (
          <Input
            {...wiring}
            name="publicName"
            form="zverejneni"
            autoComplete="name"
            defaultValue={typed}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
      </Field>
      <p>
        U inzerátu bude: <strong>{shownName(name.trim().replaceAll(/\s+/g, ' '), current) || current}</strong>
      </p>
    </section>
  );
}
