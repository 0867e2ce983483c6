import { keepUnits } from '../../../contract/typography.ts';
import { Link, redirect, useNavigation } from 'react-router';
import { LastingPinForm } from '../../../features/accounts/components/lasting-pin-form.tsx';
import { getOwnSignIn, setLastingPin } from '../../../features/accounts/contract.ts';
import { cardLine } from '../../../features/catalogue/card-line.ts';
import { formatPrice } from '../../../features/listings/components/format-price.ts';
import { formatDate } from '../../../features/listings/components/format-time.ts';
import { MatchList } from '../../../features/matches/components/match-list.tsx';
import { ShareButton } from '../../../features/sharing/components/share-button.tsx';
import { HoldNote } from '../../../features/listings/components/own/hold-note.tsx';
import { getOwnListing, type OwnListing } from '../../../features/listings/contract.ts';
import { OwnNewsletter } from '../../../features/newsletter/components/own-newsletter.tsx';
import { getOwnNewsletter } from '../../../features/newsletter/contract.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { Plus } from '../../../ui/icons/drawings.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { Stepper } from '../../../ui/navigation/stepper.tsx';
import { callApi, loadFromApi } from '../../api-client.ts';
import { answerMessage, keepInput, refused } from '../../form-answer.ts';
import { loadMatches } from '../../load-matches.ts';
import { useNotice } from '../../notice.ts';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { useShell } from '../../shell.ts';
import { requireUser } from '../../signed-in.ts';
import {
  decisionUrl,
  editListingUrl,
  listingUrl,
  myListingsUrl,
  ownNewsletterUrl,
  publishedUrl,
  shareListingUrl,
  signInAgainUrl,
  wizardUrls,
} from '../../../contract/urls.ts';
import { kindOfAddress } from './kind-of-address.ts';
import { stepsAt } from './wizard-frame.tsx';
import { wizardTexts } from './wizard-texts.ts';
import styles from './wizard.module.css';

export async function loader({ context, url }: RouteArgs) {
  requireUser(context, url, wizardUrls[kindOfAddress(url)].email);
  const id = Number(url.searchParams.get('inzerat'));
  const [own, account, newsletter] = await Promise.all([
    callApi(context, getOwnListing, { params: { id } }),
    loadFromApi(context, getOwnSignIn),
    loadFromApi(context, getOwnNewsletter),
  ]);
  if (!own.ok) throw redirect(myListingsUrl);
  const listing = own.data;
  // A listing that has ended meanwhile is not public; its state is shown among the ended ones.
  if (listing.state !== 'active' && listing.state !== 'reserved' && listing.state !== 'held') {
    throw redirect(`${myListingsUrl}?stav=ukoncene&zprava=uz-skoncil`);
  }
  if (listing.kind !== kindOfAddress(url)) throw redirect(publishedUrl(listing));
  const matches = await loadMatches(context, listing, true);
  const { email, hasLastingPin, fresh } = account;
  return { listing, matches, email, hasLastingPin, fresh, newsletter: newsletter.state, now: Date.now() };
}

export async function action({ request, context, url }: RouteArgs) {
  const kind = kindOfAddress(url);
  requireUser(context, url, wizardUrls[kind].email);
  const fields = await readForm(request);
  const body = { pin: fieldText(fields, 'pin'), pinAgain: fieldText(fields, 'pinAgain') };
  const set = await callApi(context, setLastingPin, { body });
  if (!set.ok) return refused(set.status, set.error, {});
  const id = Number(url.searchParams.get('inzerat'));
  throw redirect(`${publishedUrl({ kind, id })}&zprava=pin`);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function AddListingDonePage({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const { listing, matches, email, hasLastingPin, fresh, newsletter, now } = loaderData;
  const { kind, hold } = listing;
  const texts = wizardTexts[kind];
  const [notice, closeNotice] = useNotice();
  const busy = useNavigation().formMethod === 'POST';
  return (
    <div className={classNames(layout.wrap, layout.narrow, styles.wizard)}>
      <PageHead
        title={hold ? 'Nejdřív se podívá člověk' : 'Přidání se povedlo'}
        path={wizardUrls[kind].done}
        index={false}
      />
      <Stepper steps={stepsAt(kind, 'published')} />
      {hold ? (
        <EmptyState title="Nejdřív se podívá člověk" heading="h1">
          <HoldNote hold={hold} objectTo={decisionUrl(listing.id)} />{' '}
          {`E-mail o tom jsme poslali na ${email}.`}
        </EmptyState>
      ) : (
        <EmptyState title="Přidání se povedlo" heading="h1">
          {`${texts.done} a vydrží do ${formatDate(listing.expiresAt)}. Potvrzení jsme poslali na ${email}.`}
        </EmptyState>
      )}
      <PublishedListing listing={listing} />
      {matches && <MatchList kind={kind} matches={matches} now={now} own />}
      {!hold && (
        <section className={classNames(layout.panel, styles.nextSteps)}>
          <h2>Co bude dál</h2>
          <ol>
            {texts.next.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </section>
      )}
      {notice === 'pin' && (
        <Alert severity="success" title="PIN je nastavený" onClose={closeNotice} scrollHere>
          Příště se jím přihlásíš bez čekání na e-mail.
        </Alert>
      )}
      {!hasLastingPin && (
        <section className={classNames(layout.panel, styles.nextSteps)}>
          <h2>Nastav si vlastní PIN</h2>
          <p className={classNames(text.small, text.secondary)}>
            Příště přidáš inzerát bez čekání na e-mail.
          </p>
          {fresh ? (
            <LastingPinForm errors={actionData?.fields} message={answerMessage(actionData)} busy={busy} />
          ) : (
            <p>
              Přihlášení už je starší,{' '}
              <Link to={signInAgainUrl(publishedUrl(listing))}>přihlas se znovu</Link> a PIN si nastav.
            </p>
          )}
        </section>
      )}
      <OwnNewsletter state={newsletter} action={ownNewsletterUrl} back={publishedUrl(listing)} />
      <div className={styles.center}>
        <LinkButton to={wizardUrls[kind].email} variant="tertiary" icon={Plus}>
          Přidat další
        </LinkButton>
        <LinkButton to={myListingsUrl} variant="tertiary">
          Moje inzerce
        </LinkButton>
      </div>
    </div>
  );
}

/** The published listing with links to view and share it; while it waits for review it can only be edited. */
function PublishedListing({ listing }: { listing: OwnListing }) {
  const to = listing.hold ? editListingUrl(listing) : listingUrl(listing);
  const address = (useShell()?.appUrl ?? '') + listingUrl(listing);
  return (
    <div className={classNames(layout.panel, layout.stack)}>
      <div className={listing.photo ? styles.publishedRow : undefined}>
        {listing.photo && (
          <div className={styles.publishedPhoto}>
            <img src={listing.photo.preview} alt="" width="90" height="90" />
          </div>
        )}
        <div>
          <h2 className={styles.publishedTitle}>
            <PageLink to={to}>{keepUnits(listing.title)}</PageLink>
          </h2>
          <p className={classNames(text.small, text.secondary)}>
            {[formatPrice(listing), cardLine(listing.facts)].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      <div className={layout.row}>
        {listing.hold ? (
          <LinkButton to={to} variant="secondary">
            Upravit
          </LinkButton>
        ) : (
          <>
            <LinkButton to={to}>Zobrazit</LinkButton>
            <ShareButton title={listing.title} url={address} />
            <PageLink to={shareListingUrl(listing)}>QR kód, leták a obrázek</PageLink>
          </>
        )}
      </div>
    </div>
  );
}
