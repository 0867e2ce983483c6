import Pencil from 'lucide-react/icons/pencil';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { withFullStop } from '../../../../contract/czech.ts';
import { IconLink } from '../../../../ui/actions/icon-button.tsx';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { fieldText } from '../../../../ui/forms/form-fields.ts';
import { Input } from '../../../../ui/forms/input.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import { buyerNameLength, type OwnListing } from '../../contract.ts';
import { ConfirmMove, MoveButton, reservationEnds } from './move-forms.tsx';
import { type RefusedMove, SellMove } from './sell-move.tsx';
import { isLive } from '../../rules.ts';

/** `sold`: whether promotions can be bought at all. */
export type Promotions = { left: number; limit: number; sold: boolean };

export type OwnActionsProps = {
  listing: OwnListing;
  editTo: string;
  shareTo: string;
  /** Remaining and total promotions of the current membership. */
  promotions: Promotions;
  /** Link to buying more. */
  membershipTo: string;
  refused: RefusedMove | undefined;
};

type PrimaryMove = 'renew' | 'sell' | 'sell-piece' | 'reopen' | 'copy';

/** The most likely action in the listing's state; the others are in its menu. */
function primaryMoveOf({
  state,
  endsSoon,
  renewable,
  reopenable,
  remaining = 1,
}: OwnListing): PrimaryMove | undefined {
  if (renewable && (endsSoon || state === 'expired')) return 'renew';
  if (state === 'active' || state === 'reserved') return remaining > 1 ? 'sell-piece' : 'sell';
  if (reopenable) return 'reopen';
  return state === 'sold' || state === 'withdrawn' ? 'copy' : undefined;
}

/** Actions for an own listing in its state: one primary action, editing, and a menu. */
export function OwnActions({ listing, editTo, shareTo, promotions, membershipTo, refused }: OwnActionsProps) {
  const { id, title, state, kind, renewable, topped, hold, reservedFor } = listing;
  const { quantity = 1, remaining = 1 } = listing;
  if (state === 'blocked') return null;
  if (hold) return <HeldActions listing={listing} hold={hold} editTo={editTo} />;
  const live = isLive(state);
  const resting = state === 'resting';
  const refusedHere = refused && fieldText(refused.values, 'id') === String(id) ? refused : undefined;
  // A refused price must be visible, so its form is never inside the closed menu.
  const primary = refusedHere && live ? 'sell' : primaryMoveOf(listing);
  const move = { id, title };
  return (
    <>
      {primary === 'renew' && (
        <MoveButton {...move} move="renew" label="Obnovit" icon={RefreshCw} look="primary" />
      )}
      {primary === 'sell' && (
        <SellMove
          listing={listing}
          agreedPrice={reservedFor?.agreedPrice}
          refused={refusedHere}
          look="secondary"
        />
      )}
      {primary === 'sell-piece' && (
        <MoveButton
          {...move}
          move="remaining"
          remaining={remaining - 1}
          label="Prodán kus"
          look="secondary"
        />
      )}
      {primary === 'copy' && <MoveButton {...move} move="copy" label="Vložit jako nový" look="secondary" />}
      {primary === 'reopen' && (
        <MoveButton {...move} move="reopen" label="Vrátit do nabídky" look="secondary" />
      )}
      {(live || resting) && <IconLink icon={Pencil} label={`Upravit: ${title}`} to={editTo} />}
      {primary !== 'copy' && (
        <Menu id={`moznosti-${id}`} subject={title}>
          {live && (
            <LinkButton to={shareTo} variant="item" size="tap" aria-label={`Sdílet: ${title}`}>
              Sdílet
            </LinkButton>
          )}
          {renewable && primary !== 'renew' && <MoveButton {...move} move="renew" label="Obnovit" />}
          {live && primary === 'renew' && remaining > 1 && (
            <MoveButton {...move} move="remaining" remaining={remaining - 1} label="Prodán kus" />
          )}
          {live && remaining < quantity && (
            <MoveButton {...move} move="remaining" remaining={remaining + 1} label="Vrátit prodaný kus" />
          )}
          {state === 'active' && <MoveButton {...move} move="reserve" label="Rezervovat" />}
          {state === 'reserved' && <ReserveFor listing={listing} />}
          {state === 'reserved' &&
            (reservedFor ? (
              <ConfirmMove
                {...move}
                move="release"
                label="Uvolnit"
                question={`${withFullStop(`Teď je inzerát rezervovaný pro: ${reservedFor.name}`)} Uvolněním rezervace skončí a jméno se smaže.`}
                answer="Uvolnit inzerát"
              />
            ) : (
              <MoveButton {...move} move="release" label="Uvolnit" />
            ))}
          {live && !topped && <PromoteMove move={move} promotions={promotions} membershipTo={membershipTo} />}
          <MoveButton {...move} move="copy" label={primary === 'reopen' ? 'Vložit jako nový' : 'Kopírovat'} />
          {live && primary !== 'sell' && (
            <SellMove
              listing={listing}
              agreedPrice={reservedFor?.agreedPrice}
              refused={refusedHere}
              look="item"
            />
          )}
          {(live || resting) && (
            <ConfirmMove
              {...move}
              move="withdraw"
              label={kind === 'demand' ? 'Stáhnout poptávku' : 'Stáhnout z nabídky'}
              question={
                kind === 'demand'
                  ? 'Poptávka zmizí z výpisů a uvolní kartu. Do 30 dnů ji můžeš vrátit.'
                  : 'Inzerát zmizí z výpisů a uvolní kartu. Do 30 dnů ho můžeš vrátit.'
              }
              answer={kind === 'demand' ? 'Stáhnout poptávku' : 'Stáhnout inzerát'}
              danger
            />
          )}
        </Menu>
      )}
    </>
  );
}

/** A held listing can be fixed or withdrawn. */
function HeldActions({
  listing: { id, title, kind },
  hold,
  editTo,
}: Pick<OwnActionsProps, 'listing' | 'editTo'> & { hold: NonNullable<OwnListing['hold']> }) {
  const demand = kind === 'demand';
  return (
    <>
      {hold.step === 'to-fix' ? (
        <LinkButton to={editTo} size="tap" aria-label={`Opravit: ${title}`}>
          Opravit
        </LinkButton>
      ) : (
        <IconLink icon={Pencil} label={`Upravit: ${title}`} to={editTo} />
      )}
      <Menu id={`moznosti-${id}`} subject={title}>
        <ConfirmMove
          id={id}
          title={title}
          move="withdraw"
          label={demand ? 'Stáhnout poptávku' : 'Stáhnout z nabídky'}
          question={
            demand
              ? 'Poptávku už kontrolovat nebudeme a nezabere kartu. Do 30 dnů ji můžeš ke kontrole vrátit.'
              : 'Inzerát už kontrolovat nebudeme a nezabere kartu. Do 30 dnů ho můžeš ke kontrole vrátit.'
          }
          answer={demand ? 'Stáhnout poptávku' : 'Stáhnout inzerát'}
          danger
        />
      </Menu>
    </>
  );
}

/**
 * A promotion costs money, so it needs a confirmation; with none left, the menu links to buying more, unless
 * payments are off.
 */
function PromoteMove({
  move,
  promotions: { left, limit, sold },
  membershipTo,
}: Pick<OwnActionsProps, 'promotions' | 'membershipTo'> & { move: { id: number; title: string } }) {
  if (left > 0)
    return (
      <ConfirmMove
        {...move}
        move="top"
        label={`Topovat (zbývá ${left})`}
        question="Inzerát bude sedm dní stát nad výpisem s odznakem Top. Vrátit se to nedá."
        answer="Topovat na 7 dní"
      />
    );
  if (!sold) return null;
  return (
    <LinkButton to={membershipTo} variant="item" size="tap" aria-label={`Topovat: ${move.title}`}>
      {limit > 0 ? 'Topovat (nezbývá žádné)' : 'Topovat (jen s placeným členstvím)'}
    </LinkButton>
  );
}

/** Whom a listing is reserved for: someone who wrote about it, or a name visible to the advertiser only. */
function ReserveFor({ listing: { id, title, askers, reservedFor } }: { listing: OwnListing }) {
  const asked = askers.length > 0;
  return (
    <ConfirmMove
      // Remounted, and so closed, when the name changes.
      key={reservedFor?.name}
      id={id}
      move="reserve-for"
      label={reservedFor ? 'Změnit, pro koho je' : 'Říct, pro koho je'}
      title={title}
      question={
        reservedFor
          ? reservationEnds(reservedFor.name)
          : asked
            ? 'Ostatní uvidí jen to, že je inzerát rezervovaný.'
            : 'Zatím ti nikdo nenapsal. Inzerát je rezervovaný i bez jména, klidně ho nech prázdné.'
      }
      answer="Uložit"
    >
      {asked && (
        <Field label="Kdo ti napsal" optional hint="Dostane o tom zprávu a uvidí to v konverzaci.">
          {(wiring) => (
            <Select
              {...wiring}
              name="conversation"
              placeholder="Nikdo z nich"
              defaultValue={reservedFor?.conversationId ?? ''}
              options={askers.map(({ conversationId, name }) => ({ value: conversationId, label: name }))}
            />
          )}
        </Field>
      )}
      <Field
        label={asked ? 'Někdo jiný' : 'Jméno'}
        optional
        hint={asked ? 'Jméno uvidíš jen ty.' : 'Uvidíš ho jen ty, ostatní jen to, že je inzerát rezervovaný.'}
      >
        {(wiring) => (
          <Input
            {...wiring}
            name="buyer"
            maxLength={buyerNameLength.max}
            autoComplete="off"
            defaultValue={reservedFor?.conversationId ? '' : reservedFor?.name}
          />
        )}
      </Field>
    </ConfirmMove>
  );
}
