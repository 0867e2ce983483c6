import { data, Form, useNavigation } from 'react-router';
import type { z } from 'zod';
import { listingUrl, myListingsUrl, renewalUrl } from '../../../contract/urls.ts';
import { formatDate } from '../../../features/listings/components/format-time.ts';
import styles from '../../../features/listings/components/own/own.module.css';
import { getRenewal, listingDays, renewByKey } from '../../../features/listings/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { fieldList } from '../../../ui/forms/form-fields.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { callApi } from '../../api-client.ts';
import { keepInput, refused } from '../../form-answer.ts';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';

/** Opening the page renews nothing, because mail scanners follow links. */
export async function loader({ context, params }: RouteArgs<'key'>) {
  const answer = await callApi(context, getRenewal, { params: { key: params.key } });
  if (answer.ok) return data({ offers: answer.data.offers, problem: undefined });
  return data({ offers: [], problem: answer.error.message }, { status: answer.status });
}

/** Not cached: the page shows one person's listings. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export async function action({ request, context, params }: RouteArgs<'key'>) {
  const ids = fieldList(await readForm(request), 'id').map(Number);
  const answer = await callApi(context, renewByKey, { params: { key: params.key }, body: { ids } });
  if (!answer.ok) return refused(answer.status, answer.error, {});
  return { problems: answer.data.problems };
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function Renewal({
  loaderData: { offers, problem },
  actionData,
  params,
}: PageProps<typeof loader, typeof action | typeof clientAction, 'key'>) {
  const busy = useNavigation().formData !== undefined;
  const waiting = offers.filter(({ state }) => state === 'waiting');
  const reasons = actionData && 'problems' in actionData ? actionData.problems : [];
  const done = waiting.length === 0 && problem === undefined;
  const one = offers.length === 1;
  return (
    <div className={classNames(layout.wrap, layout.narrow, layout.section, layout.stack)}>
      <PageHead title="Obnovení inzerátu" path={renewalUrl(params.key)} index={false} />
      <h1>{headingOf({ problem, done, one })}</h1>
      {actionData && 'message' in actionData && (
        <Alert severity="error" scrollHere>
          {actionData.message}
        </Alert>
      )}
      {problem && <p className={text.lead}>{problem}</p>}
      {waiting.length > 0 && (
        <p className={text.lead}>
          {one ? 'Zůstane' : 'Zůstanou'} ve výpisech dalších {listingDays} dní a mezi nejnovějšími{' '}
          {one ? 'bude' : 'budou'} zase nahoře.
        </p>
      )}
      {offers.length > 0 && (
        <Form method="post" className={layout.stack}>
          <RenewalOffers offers={offers} reasons={reasons} />
          {waiting.length > 0 && <Button busy={busy}>{one ? 'Obnovit inzerát' : 'Obnovit vybrané'}</Button>}
        </Form>
      )}
      {waiting.length === 0 && (
        <div>
          <LinkButton to={myListingsUrl} variant="secondary">
            Moje inzerce
          </LinkButton>
        </div>
      )}
    </div>
  );
}

function headingOf({ problem, done, one }: { problem: string | undefined; done: boolean; one: boolean }) {
  if (problem !== undefined) return 'Odkaz už neplatí';
  if (done) return 'Hotovo, není co obnovovat';
  return one ? 'Obnovit inzerát?' : 'Které inzeráty obnovit?';
}

type Offer = z.output<typeof getRenewal.data>['offers'][number];
type Reason = z.output<typeof renewByKey.data>['problems'][number];

/**
 * Listings that an email offers to renew: those still pending can be selected if there are several, the others
 * show what became of them.
 */
export function RenewalOffers({ offers, reasons }: { offers: readonly Offer[]; reasons: readonly Reason[] }) {
  return (
    <ul className={styles.offers}>
      {offers.map((offer) => (
        <li key={offer.listing.id}>
          <OfferLine
            offer={offer}
            alone={offers.length === 1}
            reason={reasons.find(({ id }) => id === offer.listing.id)?.message}
          />
        </li>
      ))}
    </ul>
  );
}

function OfferLine({ offer, alone, reason }: { offer: Offer; alone: boolean; reason: string | undefined }) {
  const { listing, state, expiresAt } = offer;
  const until = formatDate(expiresAt);
  if (state !== 'waiting') {
    const note = state === 'renewed' ? `Obnovený, zobrazíme ho do ${until}` : 'Už není co obnovit';
    return (
      <>
        {state === 'renewed' ? <PageLink to={listingUrl(listing)}>{listing.title}</PageLink> : listing.title}
        <small>{note}</small>
      </>
    );
  }
  const note = reason ?? (listing.state === 'expired' ? `Vypršel ${until}` : `Zatím do ${until}`);
  if (!alone)
    return <Checkbox name="id" value={listing.id} defaultChecked label={listing.title} line={note} />;
  return (
    <>
      <input type="hidden" name="id" value={listing.id} />
      <PageLink to={listingUrl(listing)}>{listing.title}</PageLink>
      <small>{note}</small>
    </>
  );
}
