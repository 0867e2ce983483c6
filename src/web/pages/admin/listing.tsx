import { redirect, useNavigation } from 'react-router';
import { DecisionFields, decisionLabels } from '../../../features/blocking/components/decision-fields.tsx';
import { blockSources } from '../../../features/blocking/contract.ts';
import { useClearedDraft } from '../../../ui/forms/form-draft.ts';
import {
  adminAccountsUrl,
  adminListingsUrl,
  adminListingUrl,
  advertiserUrl,
  listingUrl,
} from '../../../contract/urls.ts';
import { formatPrice } from '../../../features/listings/components/format-price.ts';
import { formatDate } from '../../../features/listings/components/format-time.ts';
import { StateBadge } from '../../../features/listings/components/own/state-badge.tsx';
import {
  getManagedListing,
  removeListing,
  restoreListing,
  type WholeManagedListing,
} from '../../../features/moderation/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldText, type FormFields } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { LiveForm, type Sent } from '../../../ui/forms/live-form.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { largestFile } from '../../../ui/photos/picture.tsx';
import { callApi } from '../../api-client.ts';
import { answerMessage, keepTyped, refused } from '../../form-answer.ts';
import { useNotice } from '../../notice.ts';
import { PageHead } from '../../page-head.tsx';
import { pageNotFound } from '../../page-not-found.ts';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { requireUser } from '../../signed-in.ts';
import { AdminFrame } from './admin-frame.tsx';
import admin from './admin.module.css';
import { loadAsAdmin } from './load-as-admin.ts';

const said: Readonly<Record<string, string>> = {
  smazano: 'Inzerát je smazaný a e-mail s důvodem je na cestě.',
  vraceno: 'Smazání je vzaté zpět a e-mail o tom je na cestě.',
};

export async function loader({ context, params, url }: RouteArgs<'id'>) {
  if (!/^\d{1,9}$/.test(params.id)) pageNotFound(context, url.pathname);
  return {
    listing: await loadAsAdmin(url, context, getManagedListing, { params: { id: Number(params.id) } }),
  };
}

export async function action({ request, context, params, url }: RouteArgs<'id'>) {
  requireUser(context, url);
  const fields = await readForm(request);
  const removes = fieldText(fields, 'wish') === 'remove';
  const answer = await change(context, Number(params.id), fields, removes);
  if (!answer.ok) return refused(answer.status, answer.error, fields);
  throw redirect(`${adminListingUrl(answer.data.id)}?zprava=${removes ? 'smazano' : 'vraceno'}`);
}

function change(context: RouteArgs<'id'>['context'], id: number, fields: FormFields, removes: boolean) {
  const params = { id };
  const reason = fieldText(fields, 'reason');
  if (!removes) return callApi(context, restoreListing, { params, body: { reason } });
  const source = blockSources.find((each) => each === fieldText(fields, 'source')) ?? 'own';
  return callApi(context, removeListing, {
    params,
    body: { reason, rule: fieldText(fields, 'rule'), source },
  });
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepTyped(serverAction);

export default function AdminListingPage({
  loaderData: { listing },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const { id, kind, state, title, description, photos, locations, advertiser, removal, created } = listing;
  const [notice, closeNotice] = useNotice();
  const busy = useNavigation().formMethod === 'POST';
  const sent = {
    values: actionData?.values ?? {},
    errors: actionData?.fields,
    message: answerMessage(actionData),
    busy,
  };
  useClearedDraft(notice === 'smazano', adminListingUrl(id));
  const done = notice === undefined ? undefined : said[notice];
  return (
    <AdminFrame current={adminListingsUrl}>
      <PageHead title={`Inzerát ${id}, správa`} path={adminListingUrl(id)} index={false} />
      <Breadcrumbs steps={[{ label: 'Inzeráty', to: adminListingsUrl }, { label: String(id) }]} />
      <h1>{title}</h1>
      {done && (
        <Alert severity="success" onClose={closeNotice} scrollHere>
          {done}
        </Alert>
      )}
      <section className={classNames(layout.panel, layout.stack)} aria-label="Inzerát">
        <p>
          <StateBadge state={state} kind={kind} />
        </p>
        <Photos photos={photos} />
        <p>
          {[formatPrice(listing), locations[0].name, `vloženo ${formatDate(created)}`].join(' · ')}.
          {/* Any other address only says that the listing is over, which the badge does here. */}
          {(state === 'active' || state === 'reserved') && (
            <>
              {' '}
              <PageLink to={listingUrl(listing)}>Otevřít inzerát</PageLink>
            </>
          )}
        </p>
        <p className={admin.words}>{description}</p>
        <AccountLine advertiser={advertiser} to={`${adminAccountsUrl}?hledat=${advertiser.slug}`} />
        {removal && (
          <p className={text.secondary}>
            Smazáno {formatDate(removal.since)}. Důvod: {removal.reason} Pravidlo: {removal.rule}
          </p>
        )}
      </section>
      <section className={classNames(layout.panel, layout.stack)} aria-labelledby="rozhodnuti">
        <h2 id="rozhodnuti">{removal ? 'Vrátit inzerát' : 'Smazat inzerát'}</h2>
        {removal ? <RestoreForm {...sent} /> : <RemoveForm key={id} draft={adminListingUrl(id)} {...sent} />}
      </section>
    </AdminFrame>
  );
}

/** All photos, each small and a link to its largest file. */
function Photos({ photos }: Pick<WholeManagedListing, 'photos'>) {
  return (
    photos.length > 0 && (
      <div className={layout.row}>
        {photos.map((photo, index) => (
          <a key={photo.id} href={largestFile(photo)}>
            <img
              src={photo.preview}
              alt={`Fotka ${index + 1} z ${photos.length}`}
              width="160"
              className={admin.photo}
            />
          </a>
        ))}
      </div>
    )
  );
}

/** Whose a listing is, with ways to the account and to the public page. */
function AccountLine({ advertiser, to }: { advertiser: WholeManagedListing['advertiser']; to: string }) {
  const { name, slug, trader, blocked } = advertiser;
  return (
    <p>
      <PageLink to={to}>{name}</PageLink>, {trader ? 'podnikatel' : 'soukromá osoba'}
      {blocked && ', účet je zablokovaný'}
      {!blocked && (
        <>
          {' '}
          · <PageLink to={advertiserUrl(slug)}>Veřejná stránka</PageLink>
        </>
      )}
    </p>
  );
}

const load = () =>
  import('../../../features/moderation/components/removal-checks.ts').then((checks) => checks.checkRemoval);

type Given = Sent & { values: FormFields };

/** Removes one listing. Everything asked for stands in the email that its advertiser gets. */
function RemoveForm({ values, busy, draft, ...sent }: Given & { draft: string }) {
  return (
    <LiveForm load={load} label="Smazat inzerát" labels={decisionLabels} {...sent}>
      {(wrong) => (
        <>
          <p className={text.secondary}>
            Inzerát zmizí z bazaru a na jeho adrese bude stát, že porušoval podmínky. Inzerent dostane e-mail
            s tím, co sem napíšeš, a s návodem k námitce. Účtu ani jiných inzerátů se to netýká.
          </p>
          <DecisionFields values={values} wrong={wrong} draft={draft} />
          <Button name="wish" value="remove" variant="danger" busy={busy}>
            Smazat inzerát
          </Button>
        </>
      )}
    </LiveForm>
  );
}

/** Takes a removal back. */
function RestoreForm({ values, errors, message, busy }: Given) {
  return (
    <SentForm errors={errors} aria-label="Vrátit inzerát">
      {message && <Alert severity="error">{message}</Alert>}
      <Field
        label="Důvod"
        id="reason"
        hint="Zapíše se do deníku. Inzerent dostane e-mail, že je inzerát zpátky."
        error={errors?.['reason']}
      >
        {(wiring) => (
          <Input {...wiring} name="reason" maxLength={300} defaultValue={fieldText(values, 'reason')} />
        )}
      </Field>
      <Button name="wish" value="restore" busy={busy}>
        Vrátit inzerát
      </Button>
    </SentForm>
  );
}
