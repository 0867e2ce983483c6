import { counted, withFullStop } from '../../../../contract/czech.ts';
import { Badge } from '../../../../ui/cards/badge.tsx';
import { Row } from '../../../../ui/cards/row.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { Dotted } from '../../../../ui/layout/dotted.tsx';
import text from '../../../../ui/layout/text.module.css';
import { PageLink } from '../../../../ui/navigation/page-link.tsx';
import { formatPieces, formatPrice } from '../format-price.ts';
import { formatDate, formatDayMonth } from '../format-time.ts';
import { withoutPhoto } from '../without-photo.ts';
import { BrokenRule } from './broken-rule.tsx';
import { bulkForm } from './bulk-bar.tsx';
import { OwnActions, type OwnActionsProps } from './own-actions.tsx';
import { HoldNote } from './hold-note.tsx';
import styles from './own.module.css';
import { DemandBadge, EndsSoonBadge, StateBadge } from './state-badge.tsx';
import { isLive } from '../../rules.ts';

export type OwnListingRowProps = OwnActionsProps & {
  to: string;
  /** Link to object to its removal. */
  objectTo: string;
  /** What matches it, and where that is shown. */
  matched: { label: string; to: string } | undefined;
  /** Initial state of the row's checkbox; undefined when there are no bulk actions. */
  chosen: boolean | undefined;
  now: number;
};

/** One own listing: state, price, views, messages, expiry, and its actions. */
export function OwnListingRow({
  listing,
  to,
  objectTo,
  matched,
  chosen,
  now,
  ...actions
}: OwnListingRowProps) {
  const {
    id,
    kind,
    title,
    state,
    photo,
    messages,
    views,
    expiresAt,
    endsSoon,
    hold,
    blockReason,
    brokenRule,
    toppedUntil,
    reservedFor,
  } = listing;
  const facts = [
    formatPrice(listing),
    formatPieces(listing),
    views === 0 ? 'zatím bez zobrazení' : counted(views, ['zobrazení', 'zobrazení', 'zobrazení']),
    messages > 0 && counted(messages, ['zpráva', 'zprávy', 'zpráv']),
    isLive(state) && `do\u00a0${formatDayMonth(expiresAt)}`,
    state === 'expired' && `do\u00a0${formatDate(expiresAt)}`,
    reservedFor && `Rezervováno pro: ${reservedFor.name}`,
  ];
  return (
    <Row
      to={isLive(state) ? to : undefined}
      title={title}
      photo={
        photo && (
          <img
            src={photo.preview}
            alt=""
            width="88"
            height="88"
            loading="lazy"
            className={isLive(state) ? undefined : styles.faded}
          />
        )
      }
      instead={withoutPhoto(listing)}
      pick={
        chosen !== undefined && (
          <Checkbox
            name="id"
            value={id}
            form={bulkForm}
            defaultChecked={chosen}
            className={styles.pick}
            label={<span className={text.hidden}>Vybrat: {title}</span>}
          />
        )
      }
      badges={
        <span className={styles.badges}>
          {kind === 'demand' && <DemandBadge />}
          {/* The badge of expiring soon implies that it is active. */}
          {!(endsSoon && state === 'active') && <StateBadge state={state} kind={kind} hold={hold} />}
          {endsSoon && <EndsSoonBadge expiresAt={expiresAt} now={now} />}
          {toppedUntil && isLive(state) && <Badge tone="top">Top do {formatDate(toppedUntil)}</Badge>}
        </span>
      }
      note={
        <>
          <Dotted parts={facts} />
          {matched && (
            <>
              {' '}
              <PageLink to={matched.to}>{matched.label}</PageLink>
            </>
          )}
          {hold && <HoldNote hold={hold} objectTo={objectTo} />}
          {blockReason && (
            <>
              {hold && <br />}
              Důvod: {withFullStop(blockReason)} {brokenRule && <BrokenRule rule={brokenRule} />}
              Do šesti měsíců můžeš <PageLink to={objectTo}>podat námitku</PageLink>.
            </>
          )}
        </>
      }
      actions={<OwnActions listing={listing} {...actions} />}
    />
  );
}
