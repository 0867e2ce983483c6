import Pencil from 'lucide-react/icons/pencil';
import Share2 from 'lucide-react/icons/share-2';
import { IconLink } from '../../../../ui/actions/icon-button.tsx';
import type { OwnListing } from '../../contract.ts';
import { ConfirmMove, MoveButton } from './move-forms.tsx';
import { type RefusedMove, SellMove } from './sell-move.tsx';

export type OwnActionsProps = {
  listing: OwnListing;
  editTo: string;
  shareTo: string;
  /** How many listings the advertiser may still top in this paid time. */
  topsLeft: number;
  refused: RefusedMove | undefined;
};

/** What can be done with an own listing in the state it is in. */
export function OwnActions({ listing, editTo, shareTo, topsLeft, refused }: OwnActionsProps) {
  const { id, title, state, kind, renewable, endsSoon, topped } = listing;
  const pressing = endsSoon || state === 'expired';
  const living = state === 'active' || state === 'reserved';
  const resting = state === 'resting';
  return (
    <>
      {(living || resting) && <IconLink icon={Pencil} label={`Upravit: ${title}`} to={editTo} />}
      {living && <IconLink icon={Share2} label={`Sdílet: ${title}`} to={shareTo} />}
      {renewable && <MoveButton id={id} move="renew" label="Obnovit" title={title} primary={pressing} />}
      {state === 'active' && <MoveButton id={id} move="reserve" label="Rezervovat" title={title} />}
      {state === 'reserved' && <MoveButton id={id} move="release" label="Uvolnit" title={title} />}
      {living && !topped && topsLeft > 0 && <MoveButton id={id} move="top" label="Topovat" title={title} />}
      {living && <SellMove listing={listing} refused={refused} />}
      {(living || resting) && (
        <ConfirmMove
          id={id}
          move="withdraw"
          label="Stáhnout"
          title={title}
          question={
            kind === 'demand'
              ? 'Poptávka zmizí z výpisů a uvolní kartu. Vrátit ji nepůjde, jen vytvořit kopii.'
              : 'Inzerát zmizí z výpisů a uvolní kartu. Vrátit ho nepůjde, jen vytvořit kopii.'
          }
          answer={kind === 'demand' ? 'Stáhnout poptávku' : 'Stáhnout inzerát'}
          danger
        />
      )}
      {state !== 'blocked' && <MoveButton id={id} move="copy" label="Kopie" title={title} />}
    </>
  );
}
