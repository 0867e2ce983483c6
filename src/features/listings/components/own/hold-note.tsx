import { withFullStop } from '../../../../contract/czech.ts';
import { PageLink } from '../../../../ui/navigation/page-link.tsx';
import type { OwnListing } from '../../contract.ts';
import { BrokenRule } from './broken-rule.tsx';
import { listingDays } from '../../rules.ts';

/** Why an own listing is held, what to do about it, and where to object; inline content. */
export function HoldNote({
  hold: { step, reason, rule, signals, edited },
  objectTo,
}: {
  hold: NonNullable<OwnListing['hold']>;
  objectTo: string;
}) {
  // A later request by an admin replaces the automatic reasons.
  if (step === 'to-look' && signals.length > 0 && reason === undefined)
    return (
      <>
        Zatím ho vidíš jen ty, protože {signals.join(' a ')}. Podívá se na něj člověk, většinou do 24 hodin, a
        napíšeme ti.{' '}
        {edited
          ? `Čas, kdy není ve výpisech, se do ${listingDays} dní nepočítá.`
          : `${listingDays} dní začne běžet, až bude ve výpisech.`}
      </>
    );
  if (step === 'to-look')
    return 'Zatím ho vidíš jen ty. Podívá se na něj člověk, většinou do 24 hodin, a napíšeme ti.';
  return (
    <>
      Teď ho vidíš jen ty. Oprav ho a pošli ke kontrole, pak ho vrátíme do výpisů.
      <br />
      {reason && `Důvod: ${withFullStop(reason)} `}
      {rule && <BrokenRule rule={rule} />}
      Do šesti měsíců můžeš <PageLink to={objectTo}>podat námitku</PageLink>.
    </>
  );
}
