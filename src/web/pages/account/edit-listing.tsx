import ChevronLeft from 'lucide-react/icons/chevron-left';
import { data, redirect, useNavigation } from 'react-router';
import { ListingForm } from '../../../features/listings/components/form/listing-form.tsx';
import { EditConflictNote } from '../../../features/listings/components/own/edit-conflict-note.tsx';
import { HoldNote } from '../../../features/listings/components/own/hold-note.tsx';
import { StateBadge } from '../../../features/listings/components/own/state-badge.tsx';
import { PhotoAlbum } from '../../../features/media/components/photo-album.tsx';
import type { OwnListing } from '../../../features/listings/contract.ts';
import { photosPerAlbum, photosPerUpload } from '../../../features/media/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import styles from './account.module.css';
import { editOwn } from './edit-own.ts';
import { loadEditable } from './load-editable.ts';
import { answerMessage, keepInput } from '../../form-answer.ts';
import { useNotice } from '../../notice.ts';
import { PageHead } from '../../page-head.tsx';
import { UsualPriceHint } from '../add-listing/usual-price-hint.tsx';
import { PhotoNotes } from '../add-listing/photo-notes.tsx';
import { suggestPlacesInBrowser } from '../../suggest-places.ts';
import { decisionUrl, editListingUrl, listingUrl, myListingsUrl } from '../../../contract/urls.ts';
import { listingFormData } from '../add-listing/listing-form-data.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';

export const handle = { bottomBar: false };

export async function loader({ context, url, params }: RouteArgs<'listing'>) {
  const own = await loadEditable(context, url, params.listing);
  const form = await listingFormData(context, own.values);
  const { id, slug, kind, title, state, hold, version, values, albumId, photos } = own;
  const limits = { perUpload: photosPerUpload, limit: photosPerAlbum };
  return { listing: { id, slug, kind, title, state, hold, version, albumId, photos }, values, form, limits };
}

export async function action({ request, context, url, params }: RouteArgs<'listing'>) {
  const own = await loadEditable(context, url, params.listing);
  const { status, answer, saved } = await editOwn(context, request, own);
  if (saved) throw redirect(`${editListingUrl(saved)}?zprava=ulozeno`);
  return data(answer, { status });
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

type Hold = NonNullable<OwnListing['hold']>;

/** Notices after saving a listing that is not public yet. */
const saved = {
  'to-fix': 'Změny jsou uložené. Až bude opravené všechno, pošli inzerát ke kontrole.',
  'to-look': 'Změny jsou uložené a inzerát čeká na kontrolu. Většinou to je do 24 hodin, pak ti napíšeme.',
};

function savedHeld({ step, reason, signals }: Hold): string {
  if (step === 'to-fix' || reason !== undefined || signals.length === 0) return saved[step];
  return `Změny jsou uložené. Inzerát čeká na kontrolu, protože ${signals.join(' a ')}. Většinou to je do 24 hodin, pak ti napíšeme.`;
}

export default function EditListingPage({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const { listing, limits } = loaderData;
  const { hold } = listing;
  const [notice, closeNotice] = useNotice();
  const sending = useNavigation().formData;
  const saving =
    sending?.get('intent') === 'next' || sending?.get('intent') === 'resubmit' || sending?.has('over');
  const answer = actionData && 'form' in actionData ? actionData : undefined;
  const { worth, ...form } = answer?.form ?? loaderData.form;
  const values = answer?.values ?? loaderData.values;
  const conflict = answer?.conflict;
  const address = editListingUrl(listing);
  return (
    <div className={classNames(layout.wrap, layout.narrow, layout.stack, styles.page)}>
      <PageHead title={`Úprava: ${listing.title}`} path={address} index={false} />
      <StateBadge state={listing.state} kind={listing.kind} hold={hold} />
      <h1>Uprav inzerát</h1>
      <p>{hold ? listing.title : <PageLink to={listingUrl(listing)}>{listing.title}</PageLink>}</p>
      {notice === 'ulozeno' && (
        <Alert severity="success" onClose={closeNotice} scrollHere>
          {hold ? savedHeld(hold) : 'Změny jsou uložené a vidí je všichni.'}
        </Alert>
      )}
      {hold && !(notice === 'ulozeno' && hold.step === 'to-look') && (
        <Alert
          severity="warn"
          title={hold.step === 'to-fix' ? 'Inzerát je potřeba opravit' : 'Inzerát čeká na kontrolu'}
        >
          <p>
            <HoldNote hold={hold} objectTo={decisionUrl(listing.id)} />
          </p>
        </Alert>
      )}
      {conflict && <EditConflictNote differences={conflict.differences} reloadTo={address} />}
      <ListingForm
        key={`${listing.id} ${listing.version}`}
        {...form}
        kind={listing.kind}
        values={values}
        errors={actionData?.fields}
        message={conflict ? undefined : answerMessage(actionData)}
        place={{ ...form.place, suggest: suggestPlacesInBrowser }}
        priceNote={
          <UsualPriceHint kind={listing.kind} category={form.category} values={values} worth={worth} />
        }
        localCopyKey={`${listing.id}-${listing.version}`}
        multipart
      >
        {() => (
          <>
            <input type="hidden" name="version" value={answer?.version ?? listing.version} />
            {listing.albumId && (
              <section
                className={classNames(layout.panel, layout.panelLarge, layout.stack)}
                aria-labelledby="fotky"
              >
                <h2 id="fotky">Fotky</h2>
                <PhotoNotes errors={answer?.photoErrors ?? []} removed={answer?.removed} />
                <PhotoAlbum
                  albumId={listing.albumId}
                  photos={listing.photos}
                  {...limits}
                  error={actionData?.fields.photos?.[0]}
                />
              </section>
            )}
            <div className={classNames(layout.row, layout.rowBetween)}>
              <LinkButton to={myListingsUrl} variant="tertiary" icon={ChevronLeft}>
                Zpět
              </LinkButton>
              {conflict && conflict.differences.length > 0 ? (
                <Button name="over" value={conflict.version} size="large" busy={saving}>
                  Přepsat zněním z tohoto okna
                </Button>
              ) : (
                <SaveButtons toFix={hold?.step === 'to-fix'} busy={saving} />
              )}
            </div>
          </>
        )}
      </ListingForm>
    </div>
  );
}

/** For a listing to be fixed: save and resubmit for review, or only save. */
function SaveButtons({ toFix, busy }: { toFix: boolean; busy: boolean | undefined }) {
  if (!toFix)
    return (
      <Button name="intent" value="next" size="large" busy={busy}>
        Uložit změny
      </Button>
    );
  return (
    <div className={layout.row}>
      <Button name="intent" value="next" variant="secondary" size="large" busy={busy}>
        Jen uložit
      </Button>
      <Button name="intent" value="resubmit" size="large" busy={busy}>
        Opraveno, poslat ke kontrole
      </Button>
    </div>
  );
}
