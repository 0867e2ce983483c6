import type { ReactNode } from 'react';
import { data, Form, redirect, useLocation, useNavigation } from 'react-router';
import { ContactForm } from '../../features/conversations/components/contact-form.tsx';
import { contactTitle, preparedSentences } from '../../features/conversations/components/contact-texts.ts';
import {
  type ContactAnswer,
  contactValues,
  isNameless,
  notSent,
} from '../../features/conversations/components/contact-values.ts';
import { formatPrice } from '../../features/listings/components/format-price.ts';
import { withoutPhoto } from '../../features/listings/components/without-photo.ts';
import type { ListingDetail } from '../../features/listings/contract.ts';
import { Row } from '../../ui/cards/row.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout/layout.module.css';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx';
import { Picture } from '../../ui/photos/picture.tsx';
import { withAnswerTimeout } from '../answer-timeout.ts';
import { noticeParameter } from '../notice.ts';
import { PageHead } from '../page-head.tsx';
import { parseFormData } from '../read-form.ts';
import type { ClientActionArgs, HeadersArgs, PageProps, RouteArgs } from '../router/route-types.ts';
import { homeUrl, listingAtUrl, listingUrl } from '../../contract/urls.ts';
import { messageAboutSeveral, sendMessage } from './listing/contact.server.ts';
import { ListingMissing } from './listing/listing-missing.tsx';
import { headersOf, loadListing } from './listing/listing.server.ts';
import { TalkLink, TalkNote } from './listing/talk-note.tsx';
import { OwnNote } from './listing/own-note.tsx';

export async function loader({ context, params, url }: RouteArgs<'product'>) {
  const loaded = await loadListing(context, params.product, url);
  const begun = loaded.found && (await messageAboutSeveral(context, loaded.found.listing, url));
  return data({ ...loaded, begun }, { status: loaded.status, headers: headersOf(loaded) });
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

export async function action({ context, params, request }: RouteArgs<'product'>) {
  const values = contactValues(await parseFormData(request));
  const refused = await sendMessage(context, params.product, values);
  if (refused) return data(refused.answer, { status: refused.status });
  throw redirect(`${listingAtUrl(params.product)}?${noticeParameter}=odeslana`, 303);
}

/** Keeps the text on a lost connection; the error status prevents revalidation. */
export async function clientAction({ request, serverAction }: ClientActionArgs<typeof action>) {
  const values = contactValues(await request.clone().formData());
  const answer: ContactAnswer = { values, problem: notSent };
  return withAnswerTimeout(serverAction, () => data(answer, { status: 503 }));
}

export default function ContactAdvertiser({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const { pathname } = useLocation();
  const sending = useNavigation().state === 'submitting';
  const { found, talk, begun } = loaderData;
  // Input is kept even if the listing ended in the meantime.
  if (!found && !actionData) return <ListingMissing loaded={loaderData} path={pathname} />;
  const listing = found?.listing;
  if (found?.own)
    return (
      <Instead listing={found.listing} path={pathname}>
        <OwnNote listing={found.listing} />
      </Instead>
    );
  if (found && talk && !begun && !actionData)
    return (
      <Instead listing={found.listing} path={pathname}>
        <p>O tomto inzerátu už si píšete, pokračuj v konverzaci.</p>
        <TalkNote talk={talk} />
        <TalkLink talk={talk} size="large" block />
      </Instead>
    );
  const title = contactTitle(listing?.kind ?? 'offer');
  return (
    <div className={classNames(layout.wrap, layout.narrow)}>
      <PageHead title={listing ? `${title}: ${listing.title}` : title} path={pathname} index={false} />
      <Breadcrumbs
        steps={[
          { label: 'Domů', to: homeUrl },
          ...(listing ? [{ label: listing.title, to: listingUrl(listing) }] : []),
          { label: title },
        ]}
      />
      <div className={layout.pageHead}>
        <h1>{title}</h1>
      </div>
      {listing && (
        <Row
          to={listingUrl(listing)}
          title={listing.title}
          photo={listing.photo && <Picture of={listing.photo} alt="" sizes="5.5rem" />}
          instead={withoutPhoto(listing)}
          note={`${formatPrice(listing)} · ${listing.advertiser.name} · ${listing.locations[0].name}`}
        />
      )}
      <div className={layout.pageHead}>
        <ContactForm
          form={Form}
          action={pathname}
          questions={listing ? preparedSentences(listing) : []}
          values={actionData?.values ?? { ...found?.known, message: begun }}
          answer={actionData}
          sending={sending}
          naming={isNameless(found?.known ?? {})}
          ownEmail={found?.known.email}
        />
      </div>
    </div>
  );
}

/** Shown instead of the form for an own listing, and for one the visitor already has a conversation about. */
function Instead({ listing, path, children }: { listing: ListingDetail; path: string; children: ReactNode }) {
  return (
    <div className={classNames(layout.wrap, layout.narrow)}>
      <PageHead title={listing.title} path={path} index={false} />
      <Breadcrumbs
        steps={[
          { label: 'Domů', to: homeUrl },
          { label: listing.title, to: listingUrl(listing) },
          { label: 'Napsat' },
        ]}
      />
      <div className={classNames(layout.pageHead, layout.stack)}>
        <h1>{listing.title}</h1>
        {children}
      </div>
    </div>
  );
}
