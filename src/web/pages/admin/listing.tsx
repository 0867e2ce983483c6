import { outOf } from '../../../contract/czech.ts';
import { redirect, useNavigation } from 'react-router';
import { blockSources } from '../../../features/blocking/contract.ts';
import { withCommonReason } from '../../../features/blocking/rules.ts';
import { useClearDraft } from '../../../ui/forms/form-draft.ts';
import {
  adminAccountsUrl,
  adminListingsUrl,
  adminListingUrl,
  advertiserUrl,
  listingUrl,
} from '../../../contract/urls.ts';
import { listCategories } from '../../../features/catalogue/contract.ts';
import { formatPrice } from '../../../features/listings/components/format-price.ts';
import { formatDate } from '../../../features/listings/components/format-time.ts';
import { StateBadge } from '../../../features/listings/components/own/state-badge.tsx';
import {
  changeListingCategory,
  getManagedListing,
  hideListing,
  releaseHeldListing,
  removeListing,
  restoreListing,
  type WholeManagedListing,
} from '../../../features/moderation/contract.ts';
import { listAdminNotes } from '../../../features/admin-notes/contract.ts';
import { AttributeTable } from '../../../ui/cards/attribute-table.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { fieldList, fieldText, type FormFields } from '../../../ui/forms/form-fields.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { largestFile } from '../../../ui/photos/picture.tsx';
import { callApi, loadFromApi } from '../../api-client.ts';
import { answerMessage, keepInput, refused } from '../../form-answer.ts';
import { useNotice } from '../../notice.ts';
import { DoneNotice } from '../../done-notice.tsx';
import { PageHead } from '../../page-head.tsx';
import { pageNotFound } from '../../page-not-found.ts';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { requireUser } from '../../signed-in.ts';
import { AdminFrame } from './admin-frame.tsx';
import admin from './admin.module.css';
import { AgainstForm, CategoryForm, HoldLines, ReleaseForm, RestoreForm } from './listing-forms.tsx';
import { loadForRole } from './load-for-role.ts';
import { changeNotes, noteNotices, Notes } from './notes.tsx';

const said: Readonly<Record<string, string>> = {
  skryto: 'Inzerát je skrytý a e-mail s tím, co opravit, je na cestě.',
  presunuto: 'Inzerát je v jiné kategorii a e-mail o tom je na cestě.',
  pusteno: 'Inzerát je puštěný a e-mail o tom je na cestě.',
  smazano: 'Inzerát je smazaný a e-mail s důvodem je na cestě.',
  vraceno: 'Smazání je vzaté zpět a e-mail o tom je na cestě.',
  ...noteNotices,
};

/** States that are public or can become public again; only these listings can be hidden until fixed. */
const hidable: ReadonlySet<string> = new Set(['active', 'reserved', 'resting', 'held']);

export async function loader({ context, params, url }: RouteArgs<'id'>) {
  if (!/^\d{1,9}$/.test(params.id)) pageNotFound(context, url.pathname);
  const listing = await loadForRole(url, context, getManagedListing, { params: { id: Number(params.id) } });
  const [notes, categories] = await Promise.all([
    loadForRole(url, context, listAdminNotes, { query: { subject: `listing:${listing.id}` } }),
    loadFromApi(context, listCategories),
  ]);
  return { listing, categories, notes, now: Date.now() };
}

const notices = {
  category: 'presunuto',
  remove: 'smazano',
  hide: 'skryto',
  release: 'pusteno',
  restore: 'vraceno',
} as const;
type Wish = keyof typeof notices;
const wishes = ['category', 'remove', 'hide', 'release'] as const;

export async function action({ request, context, params, url }: RouteArgs<'id'>) {
  requireUser(context, url);
  const fields = withCommonReason(await readForm(request));
  const noted = await changeNotes(context, fields);
  if (noted) {
    if (!noted.answer.ok) return refused(noted.answer.status, noted.answer.error, fields);
    throw redirect(`${adminListingUrl(Number(params.id))}?zprava=${noted.notice}`);
  }
  const asked = fieldText(fields, 'wish');
  const wish = wishes.find((each) => each === asked) ?? 'restore';
  const answer = await change(context, Number(params.id), fields, wish);
  if (!answer.ok) return refused(answer.status, answer.error, fields);
  throw redirect(`${adminListingUrl(answer.data.id)}?zprava=${notices[wish]}`);
}

function change(context: RouteArgs<'id'>['context'], id: number, fields: FormFields, wish: Wish) {
  const params = { id };
  const reason = fieldText(fields, 'reason');
  const category = fieldText(fields, 'category');
  if (wish === 'category')
    return callApi(context, changeListingCategory, {
      params,
      body: { from: fieldText(fields, 'from') || undefined, category, reason },
    });
  if (wish === 'restore') return callApi(context, restoreListing, { params, body: { reason } });
  if (wish === 'release')
    return callApi(context, releaseHeldListing, {
      params,
      body: { version: Number(fieldText(fields, 'version')), photos: [...fieldList(fields, 'photos')] },
    });
  const source = blockSources.find((each) => each === fieldText(fields, 'source')) ?? 'own';
  const body = { reason, rule: fieldText(fields, 'rule'), source };
  return callApi(context, wish === 'hide' ? hideListing : removeListing, { params, body });
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function AdminListingPage({
  loaderData: { listing, categories, notes, now },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const { id, kind, state, title, description, photos, locations, advertiser, removal, hold, created } =
    listing;
  const [notice] = useNotice();
  const busy = useNavigation().formMethod === 'POST';
  const asked = actionData && fieldText(actionData.values, 'wish');
  /** The result of a submission, shown in the form it belongs to. */
  const sentBy = (...names: readonly string[]) =>
    asked !== undefined && names.includes(asked)
      ? {
          values: actionData?.values ?? {},
          errors: actionData?.fields,
          message: answerMessage(actionData),
          busy,
        }
      : { values: {}, errors: undefined, message: undefined, busy };
  useClearDraft(notice === 'smazano' || notice === 'skryto', adminListingUrl(id));
  const hides = hidable.has(state);
  const asBefore = sentBy('hide', 'remove');
  // A listing held for automatic signals preselects automatic detection as the source; the admin can change it.
  const found = hold && hold.signals.length > 0 ? { source: 'detected' } : {};
  const against = { ...asBefore, values: { ...found, ...asBefore.values } };
  return (
    <AdminFrame>
      <PageHead title={`Inzerát ${id}, správa`} path={adminListingUrl(id)} index={false} />
      <Breadcrumbs steps={[{ label: 'Inzeráty', to: adminListingsUrl }, { label: String(id) }]} />
      <h1>{title}</h1>
      <DoneNotice texts={said} />
      <section className={classNames(layout.panel, layout.stack)} aria-label="Inzerát">
        <p>
          <StateBadge state={state} kind={kind} hold={hold} />
        </p>
        <Photos photos={photos} />
        <Copies copies={listing.copies} />
        <p>
          {[formatPrice(listing), locations[0].name, `vloženo ${formatDate(created)}`].join(' · ')}.
          {/* In other states the public page only states that the listing has ended, as the badge does here. */}
          {(state === 'active' || state === 'reserved') && (
            <>
              {' '}
              <PageLink to={listingUrl(listing)}>Otevřít inzerát</PageLink>
            </>
          )}
        </p>
        <AttributeTable
          label="Parametry"
          rows={listing.parameters.map(({ label, value }) => ({ name: label, value }))}
        />
        <p className={admin.words}>{description}</p>
        <AccountLine advertiser={advertiser} to={`${adminAccountsUrl}?hledat=${advertiser.slug}`} />
        {removal && (
          <p className={text.secondary}>
            Smazáno {formatDate(removal.since)}. Důvod: {removal.reason} Pravidlo: {removal.rule}
          </p>
        )}
      </section>
      {/* Without JavaScript the page is reloaded, and may not contain the submitted form any more. */}
      {actionData && !isShown(asked, listing) && <Alert severity="error">{answerMessage(actionData)}</Alert>}
      {hold && (
        <section className={classNames(layout.panel, layout.stack)} aria-labelledby="kontrola">
          <h2 id="kontrola">{hold.step === 'to-look' ? 'Čeká na kontrolu' : 'Čeká na opravu'}</h2>
          <HoldLines hold={hold} />
          <ReleaseForm version={listing.version} photos={photos} {...sentBy('release')} />
        </section>
      )}
      {removal && (
        <section className={classNames(layout.panel, layout.stack)} aria-labelledby="vratit">
          <h2 id="vratit">Vrátit inzerát</h2>
          <RestoreForm {...sentBy('restore')} />
        </section>
      )}
      {/* Also shown after a refusal because of another admin, to keep the input with the reason. */}
      {(!removal || against.message) && (
        <section className={classNames(layout.panel, layout.stack)} aria-labelledby="rozhodnuti">
          <h2 id="rozhodnuti">{hides ? 'Skrýt do opravy, nebo smazat inzerát' : 'Smazat inzerát'}</h2>
          <AgainstForm key={id} hides={hides} draft={adminListingUrl(id)} {...against} />
        </section>
      )}
      <section className={classNames(layout.panel, layout.stack)} aria-labelledby="kategorie">
        <h2 id="kategorie">Kategorie</h2>
        <CategoryForm
          key={listing.category}
          current={listing.category}
          categories={categories}
          {...sentBy('category')}
        />
      </section>
      <Notes
        key={`${id} ${notes.length}`}
        notes={notes}
        subject={`listing:${id}`}
        now={now}
        {...sentBy('note', 'remove-note')}
      />
    </AdminFrame>
  );
}

/**
 * Whether the submitted form is still on the page; it is not if somebody else has handled the listing meanwhile.
 */
const isShown = (wish: string | undefined, { hold, removal }: WholeManagedListing): boolean =>
  wish === 'release' ? hold !== undefined : wish === 'restore' ? removal !== undefined : true;

/** All photos, small, each linking to its largest file. */
function Photos({ photos }: Pick<WholeManagedListing, 'photos'>) {
  return (
    photos.length > 0 && (
      <div className={layout.row}>
        {photos.map((photo, index) => (
          <a key={photo.id} href={largestFile(photo)}>
            <img
              src={photo.preview}
              alt={`Fotka ${index + 1} ${outOf(photos.length)}`}
              width="160"
              className={admin.photo}
            />
          </a>
        ))}
      </div>
    )
  );
}

/** Other listings with the same photo: it may be stolen, or both come from the manufacturer. */
function Copies({ copies }: Pick<WholeManagedListing, 'copies'>) {
  return copies.map(({ id, title, state, advertiser }) => (
    <p key={id}>
      Stejná fotka je i v inzerátu <PageLink to={adminListingUrl(id)}>{title}</PageLink>,{' '}
      <PageLink to={`${adminAccountsUrl}?hledat=${advertiser.slug}`}>{advertiser.name}</PageLink>{' '}
      <StateBadge state={state} kind="offer" />
    </p>
  ));
}

/** The listing's advertiser, with links to the account and to the public page. */
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
