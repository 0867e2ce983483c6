import Pencil from 'lucide-react/icons/pencil';
import { counted } from '../../../../contract/czech.ts';
import { IconLink } from '../../../../ui/actions/icon-button.tsx';
import { Row } from '../../../../ui/cards/row.tsx';
import type { ListingState, OwnListing } from '../../contract.ts';
import { priceWords } from '../price-words.ts';
import { dateWords } from '../time-words.ts';
import { ConfirmMove, MoveButton } from './move-forms.tsx';
import { DemandBadge, StateBadge } from './state-badge.tsx';
import styles from './own.module.css';

const living = (state: ListingState) => state === 'active' || state === 'reserved';

/** One own listing: its state, what it costs, who wrote, until when; and what can be done with it. */
export function OwnListingRow({ listing, to, editTo }: { listing: OwnListing; to: string; editTo: string }) {
  const { id, kind, title, state, photo, messages, expiresAt, blockReason } = listing;
  const facts = [
    priceWords(listing),
    counted(messages, ['zpráva', 'zprávy', 'zpráv']),
    living(state) && `do ${dateWords(expiresAt)}`,
    blockReason,
  ];
  return (
    <Row
      to={living(state) ? to : undefined}
      title={title}
      photo={
        photo && (
          <img
            src={photo.preview}
            alt=""
            width="88"
            height="88"
            loading="lazy"
            className={living(state) ? undefined : styles.faded}
          />
        )
      }
      badges={
        <>
          {kind === 'demand' && <DemandBadge />}
          <StateBadge state={state} kind={kind} />
        </>
      }
      note={facts.filter(Boolean).join(' · ')}
      actions={
        <>
          {state === 'active' && <MoveButton id={id} move="reserve" label="Rezervovat" title={title} />}
          {state === 'reserved' && <MoveButton id={id} move="release" label="Uvolnit" title={title} />}
          {living(state) && <IconLink icon={Pencil} label={`Upravit: ${title}`} to={editTo} />}
          {living(state) && (
            <ConfirmMove
              id={id}
              move="sell"
              label={kind === 'demand' ? 'Vyřízeno' : 'Prodáno'}
              title={title}
              question="Inzerát zmizí z výpisů a už ho nepůjde vrátit."
              answer={kind === 'demand' ? 'Označit jako vyřízené' : 'Označit jako prodané'}
            />
          )}
          {(living(state) || state === 'resting') && (
            <ConfirmMove
              id={id}
              move="withdraw"
              label="Stáhnout"
              title={title}
              question="Inzerát zmizí z výpisů a uvolní kartu. Vrátit ho nepůjde."
              answer="Stáhnout inzerát"
              danger
            />
          )}
        </>
      }
    />
  );
}
