import { Link, redirect, useNavigation } from 'react-router';
import { LastingPinForm } from '../../../features/accounts/components/lasting-pin-form.tsx';
import { getOwnSignIn, setLastingPin } from '../../../features/accounts/contract.ts';
import { formatDate } from '../../../features/listings/components/format-time.ts';
import { OwnNewsletter } from '../../../features/newsletter/components/own-newsletter.tsx';
import { getOwnNewsletter } from '../../../features/newsletter/contract.ts';
import { getOwnListing } from '../../../features/listings/contract.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { Stepper } from '../../../ui/navigation/stepper.tsx';
import { callApi, loadFromApi } from '../../api-client.ts';
import { answerMessage, keepTyped, refused } from '../../form-answer.ts';
import { useNotice } from '../../notice.ts';
import { PageHead } from '../../page-head.tsx';
import { requireUser } from '../../signed-in.ts';
import {
  myListingsUrl,
  ownNewsletterUrl,
  ownSignInUrl,
  publishedUrl,
  signInUrl,
  withNext,
  wizardUrls,
} from '../../urls.ts';
import { FittingNow } from './fitting-now.tsx';
import { fittingOffers } from './fitting-offers.ts';
import { kindOfAddress } from './kind-of-address.ts';
import { PublishedListing } from './published-listing.tsx';
import { stepsAt } from './wizard-frame.tsx';
import { wizardTexts } from './wizard-texts.ts';
import styles from './wizard.module.css';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { Plus } from '../../../ui/icons/drawings.tsx';
import { readForm } from '../../read-form.ts';

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
  // What has ended since is not out there: its state is told among the ended ones.
  if (listing.state !== 'active' && listing.state !== 'reserved') {
    throw redirect(`${myListingsUrl}?stav=ukoncene&zprava=uz-skoncil`);
  }
  if (listing.kind !== kindOfAddress(url)) throw redirect(publishedUrl(listing));
  const fitting = listing.kind === 'demand' ? await fittingOffers(context, listing) : undefined;
  const { email, hasLastingPin, fresh } = account;
  return { listing, fitting, email, hasLastingPin, fresh, newsletter: newsletter.state, now: Date.now() };
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

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepTyped(serverAction);

export default function AddListingDonePage({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const { listing, fitting, email, hasLastingPin, fresh, newsletter, now } = loaderData;
  const { kind } = listing;
  const words = wizardTexts[kind];
  const [notice, closeNotice] = useNotice();
  const busy = useNavigation().formMethod === 'POST';
  return (
    <div className={classNames(layout.wrap, layout.narrow, styles.wizard)}>
      <PageHead title="Přidání se povedlo" path={wizardUrls[kind].done} index={false} />
      <Stepper steps={stepsAt(kind, 3)} />
      <EmptyState title="Přidání se povedlo" heading="h1">
        {`${words.done} a vydrží do ${formatDate(listing.expiresAt)}. Potvrzení jsme poslali na ${email}.`}
      </EmptyState>
      <PublishedListing listing={listing} />
      {fitting && <FittingNow {...fitting} now={now} />}
      <section className={classNames(layout.panel, styles.nextSteps)}>
        <h2>Co bude dál</h2>
        <ol>
          {words.next.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </section>
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
              Přihlášení už je starší, <Link to={withNext(signInUrl, ownSignInUrl)}>přihlas se znovu</Link> a
              PIN si nastav.
            </p>
          )}
        </section>
      )}
      <OwnNewsletter state={newsletter} action={ownNewsletterUrl} back={publishedUrl(listing)} />
      <div className={styles.center}>
        <LinkButton to={wizardUrls[kind].details} variant="tertiary" icon={Plus}>
          Přidat další
        </LinkButton>
        <LinkButton to={myListingsUrl} variant="tertiary">
          Moje inzerce
        </LinkButton>
      </div>
    </div>
  );
}
