import { cardLine } from '../../../features/catalogue/card-line.ts';
import Plus from 'lucide-react/icons/plus';
import { redirect, useNavigation } from 'react-router';
import { LastingPinForm } from '../../../features/accounts/components/lasting-pin-form.tsx';
import { currentSession, setLastingPin } from '../../../features/accounts/contract.ts';
import { ShareListing } from '../../../features/listings/components/share-listing.tsx';
import { dateWords } from '../../../features/listings/components/time-words.ts';
import { priceWords } from '../../../features/listings/components/price-words.ts';
import { getOwnListing } from '../../../features/listings/contract.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { fieldText, readFormFields } from '../../../ui/forms/form-fields.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { Stepper } from '../../../ui/navigation/stepper.tsx';
import { callApi, loadFromApi } from '../../api-client.ts';
import { answerMessage, keepTyped, refused } from '../../form-answer.ts';
import { useNotice } from '../../notice.ts';
import { PageHead } from '../../page-head.tsx';
import { useShell } from '../../shell.ts';
import { requireUser } from '../../signed-in.ts';
import { addOfferUrl, listingUrl, myListingsUrl, publishedUrl, wizardUrls } from '../../urls.ts';
import { stepsAt } from '../../wizard/wizard-frame.tsx';
import styles from '../../wizard/wizard.module.css';
import type { Route } from './+types/done';

export async function loader({ context, url }: Route.LoaderArgs) {
  requireUser(context, url, addOfferUrl);
  const id = Number(url.searchParams.get('inzerat'));
  const [own, account] = await Promise.all([
    callApi(context, getOwnListing, { params: { id } }),
    loadFromApi(context, currentSession),
  ]);
  if (!own.ok) throw redirect(myListingsUrl);
  return { listing: own.data, email: account.email, hasLastingPin: account.hasLastingPin };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  requireUser(context, url, addOfferUrl);
  const fields = readFormFields(await request.formData());
  const body = { pin: fieldText(fields, 'pin'), pinAgain: fieldText(fields, 'pinAgain') };
  const set = await callApi(context, setLastingPin, { body });
  if (!set.ok) return refused(set.status, set.error, {});
  throw redirect(`${publishedUrl(Number(url.searchParams.get('inzerat')))}&zprava=pin`);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepTyped(serverAction);

export default function AddOfferDonePage({ loaderData, actionData }: Route.ComponentProps) {
  const { listing, email, hasLastingPin } = loaderData;
  const [notice, closeNotice] = useNotice();
  const busy = useNavigation().formMethod === 'POST';
  const address = (useShell()?.appUrl ?? '') + listingUrl(listing);
  return (
    <div className={classNames(layout.wrap, layout.narrow, styles.wizard)}>
      <PageHead title="Přidání se povedlo" path={wizardUrls.done} index={false} />
      <Stepper steps={stepsAt(3)} />
      <EmptyState title="Přidání se povedlo" heading="h1">
        {`Inzerát je venku a vydrží do ${dateWords(listing.expiresAt)}. Potvrzení jsme poslali na ${email}.`}
      </EmptyState>
      <div className={classNames(layout.panel, layout.stack)}>
        <div className={styles.publishedRow}>
          <div className={styles.publishedPhoto}>
            {listing.photo && <img src={listing.photo.preview} alt="" width="90" height="90" />}
          </div>
          <div>
            <h2>
              <PageLink to={listingUrl(listing)}>{listing.title}</PageLink>
            </h2>
            <p className={classNames(text.small, text.secondary)}>
              {[priceWords(listing), cardLine(listing.facts)].join(' · ')}
            </p>
          </div>
        </div>
        <div className={layout.row}>
          <LinkButton to={listingUrl(listing)}>Zobrazit</LinkButton>
          <ShareListing title={listing.title} url={address} />
        </div>
      </div>
      <section className={classNames(layout.panel, styles.nextSteps)}>
        <h2>Co bude dál</h2>
        <ol>
          <li>Hledající inzerát najdou hned. Zprávy od nich ti přijdou na e-mail.</li>
          <li>Odpovíš jim přímo z e-mailu. Peníze ani kód z banky nikomu neposílej dopředu.</li>
          <li>Až se domluvíte, označ inzerát na stránce Moje inzerce jako prodaný.</li>
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
          <LastingPinForm errors={actionData?.fields} message={answerMessage(actionData)} busy={busy} />
        </section>
      )}
      <div className={styles.center}>
        <LinkButton to={wizardUrls.details} variant="tertiary" icon={Plus}>
          Přidat další
        </LinkButton>
        <LinkButton to={myListingsUrl} variant="tertiary">
          Moje inzerce
        </LinkButton>
      </div>
    </div>
  );
}
