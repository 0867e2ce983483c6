import { crowns } from '../../../contract/czech.ts';
import type { ConversationAbout } from '../../../features/conversations/contract.ts';
import { BrokenRule } from '../../../features/listings/components/own/broken-rule.tsx';
import { HoldNote } from '../../../features/listings/components/own/hold-note.tsx';
import { StateBadge } from '../../../features/listings/components/own/state-badge.tsx';
import { SimilarListings } from '../../../features/listings/components/similar-listings.tsx';
import type { ShownCard } from '../../../features/listings/components/shown-card.ts';
import type { ListingDetail, OwnListing } from '../../../features/listings/contract.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Badge } from '../../../ui/cards/badge.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { PageHead } from '../../page-head.tsx';
import {
  decisionUrl,
  editListingUrl,
  homeUrl,
  myListingsUrl,
  reportUrl,
  searchUrl,
} from '../../../contract/urls.ts';
import styles from './listing.module.css';
import { Offered } from './offered.tsx';
import { TalkLink } from './talk-note.tsx';
import { Ban, Clock } from '../../../ui/icons/drawings.tsx';

const inactive = 'Tento inzerát již není aktivní.';
const held = 'Tvůj inzerát je teď skrytý.';
const boughtSentence = {
  offer: 'Tenhle kus je teď tvůj.',
  demand: 'Tahle poptávka je vyřízená s tebou.',
} as const;
const blocked = 'Inzerát porušoval podmínky inzerce a byl smazán.';

export type ListingGoneProps = {
  blocked: boolean;
  /** Title of an ended listing; undefined for a removed one. */
  title?: string | undefined;
  path: string;
  /** Whether it was an offer that has been sold. */
  sold: boolean;
  /** The same listing as its advertiser sees it. */
  own?: OwnListing | undefined;
  /** The visitor's own conversation about it. */
  talk?: ConversationAbout | undefined;
  /** The listing in full, for its advertiser and those who have a conversation about it. */
  offered?: ListingDetail | undefined;
  /** Link for an admin to restore it. */
  manageTo?: string | undefined;
  similar: readonly ShownCard[];
  now: number;
};

/** Page of an ended or removed listing, with similar live ones. */
export function ListingGone({
  blocked: isBlocked,
  title,
  sold,
  path,
  own,
  talk,
  offered,
  manageTo,
  similar,
  now,
}: ListingGoneProps) {
  const hidden = own?.hold ? own : undefined;
  const bought = talk?.reservedHere === true && offered?.state === 'sold';
  const sentence = hidden ? held : isBlocked ? blocked : inactive;
  const label = isBlocked ? 'Smazaný inzerát' : 'Neaktivní inzerát';
  return (
    <div className={layout.wrap}>
      <PageHead title={title ?? label} description={sentence} path={path} index={false} />
      <Breadcrumbs
        steps={[
          { label: 'Domů', to: homeUrl },
          { label: 'Inzeráty', to: searchUrl },
          { label: title ?? label },
        ]}
      />
      <div className={classNames(layout.panel, layout.stackSmall)}>
        {own ? (
          <StateBadge {...own} />
        ) : (
          <Badge tone={isBlocked ? 'error' : 'off'} icon={isBlocked ? Ban : Clock}>
            {label}
          </Badge>
        )}
        <h1 className={styles.sentence}>{bought ? boughtSentence[offered.kind] : sentence}</h1>
        {title && <p className={text.lead}>{title}</p>}
        {own ? (
          <OwnGone own={own} />
        ) : talk ? (
          <TalkGone talk={talk} sentence={bought ? sentence : undefined} readable={offered !== undefined} />
        ) : (
          <p className={text.secondary}>
            {sold ? 'Nejspíš už hraje u někoho jiného.' : 'Podívej se na podobné inzeráty.'}
          </p>
        )}
        {!own && !isBlocked && (
          <p className={text.small}>
            <PageLink to={reportUrl(`/${path.replace(/^\/+/, '')}`)} rel="nofollow">
              Nahlásit
            </PageLink>
          </p>
        )}
        {manageTo && (
          <p>
            <PageLink to={manageTo}>Spravovat inzerát</PageLink>
          </p>
        )}
      </div>
      {offered && <Offered listing={offered} />}
      <SimilarListings
        title="Podobné inzeráty"
        listings={similar}
        now={now}
        more={{ label: 'Všechny inzeráty', to: searchUrl }}
      />
    </div>
  );
}

/** Actions for its advertiser: fix a held listing, or manage it among one's own. */
function OwnGone({ own }: { own: OwnListing }) {
  return (
    <>
      <p>
        {own.hold ? (
          <HoldNote hold={own.hold} objectTo={decisionUrl(own.id)} />
        ) : (
          <>
            {own.brokenRule && <BrokenRule rule={own.brokenRule} />}
            Ostatní ho už nevidí. Co s ním jde dělat dál, najdeš v části{' '}
            <PageLink to={myListingsUrl}>Moje inzerce</PageLink>.
          </>
        )}
      </p>
      {own.hold?.step === 'to-fix' && (
        <div>
          <LinkButton to={editListingUrl(own)}>Opravit inzerát</LinkButton>
        </div>
      )}
    </>
  );
}

/** For the other side of a conversation about it: what is still readable, and the way back to the conversation. */
function TalkGone({
  talk,
  sentence,
  readable,
}: {
  talk: ConversationAbout;
  /** The public sentence, for someone whose heading says something else. */
  sentence: string | undefined;
  /** Whether the listing is shown below; one that an admin hid or removed is not. */
  readable: boolean;
}) {
  const { agreedPrice } = talk;
  return (
    <>
      <p className={text.secondary}>
        {sentence && `${sentence} `}
        {agreedPrice !== undefined && `Domluveno ${crowns(agreedPrice)}. `}
        {readable ? 'Co v něm stálo, vidíš dál, protože si o něm píšete.' : 'Podívej se na podobné inzeráty.'}
      </p>
      <div>
        <TalkLink talk={talk} />
      </div>
    </>
  );
}
