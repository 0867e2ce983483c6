import type { z } from 'zod';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import type { FieldErrorMessages } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { mapAround } from '../../maps/address.ts';
import { formatPointDays, formatPointPlace } from '../../meeting-points/components/format-point.ts';
import type { SuggestedPoint } from '../../meeting-points/contract.ts';
import type { Conversation, suggestMeetingPoints } from '../contract.ts';

/** Values of `intent` of the meeting form besides submitting the proposal. */
export const findPoints = 'find-meeting-points';
export const choosePoint = 'choose-meeting-point:';

export type Suggested = z.output<typeof suggestMeetingPoints.data> & {
  /** The buyer's place, as typed or stored, and its code. */
  from: string;
  place: string | undefined;
};

const asked = {
  asker: { label: 'Odkud pojedeš', hint: 'Stačí obec. Neuloží se a druhá strana ji neuvidí.' },
  advertiser: {
    label: 'Odkud pojede druhá strana',
    hint: 'Stačí obec, jestli ti ji řekla. Neuloží se.',
  },
} as const;
const farFrom = { asker: 'od tebe', advertiser: 'od druhé strany' } as const;

/** Halls and tournaments convenient for both sides; choosing one fills in the surrounding form. */
export function SuggestedPoints({
  suggested: { points, near, known, from, place },
  typed = from,
  side,
  error,
  busy,
}: {
  suggested: Suggested;
  /** The value of the field for the buyer's place. */
  typed: string | undefined;
  side: Conversation['side'];
  error: FieldErrorMessages[string] | undefined;
  busy: boolean;
}) {
  if (known === 0) return null;
  return (
    <section className={layout.stack} aria-labelledby="mista-predani">
      <h3 id="mista-predani">Haly a turnaje {from === '' ? 'poblíž inzerátu' : 'na půl cesty'}</h3>
      <Points points={points} side={side} />
      {points.length === 0 && (
        <p role="status" className={text.small}>
          {from === ''
            ? 'Poblíž žádnou halu ani turnaj neznáme. Zkus napsat, odkud pojedeš.'
            : 'Zhruba na půl cesty žádnou halu ani turnaj neznáme. Místo napiš nahoře.'}
        </p>
      )}
      {near.length > 0 && (
        <>
          <h3>Haly a turnaje poblíž inzerátu</h3>
          <Points points={near} side={side} />
        </>
      )}
      <Field {...asked[side]} optional error={error}>
        {(wiring) => (
          <Input {...wiring} name="from" maxLength={100} autoComplete="off" defaultValue={typed} />
        )}
      </Field>
      <input type="hidden" name="fromFor" value={`${place ?? ''}|${from}`} />
      <Button name="intent" value={findPoints} variant="secondary" busy={busy}>
        Najít místa na půl cesty
      </Button>
    </section>
  );
}

function Points({ points, side }: { points: readonly SuggestedPoint[]; side: Conversation['side'] }) {
  return (
    <ul className={layout.stack}>
      {points.map((point) => (
        <li key={point.id} className={layout.stackSmall}>
          <p>
            <PageLink to={mapAround(point)}>{point.name}</PageLink>
            {point.demo && ' (ukázka)'}
            <br />
            <span className={text.small}>{describe(point, side)}</span>
          </p>
          <Button name="intent" value={choosePoint + point.id} variant="secondary" size="tap">
            Vybrat<span className={text.hidden}> {point.name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function describe(point: SuggestedPoint, side: Conversation['side']): string {
  const { from, to, fromListing, fromPlace } = point;
  const ways = [
    fromListing === 0 ? 'v místě inzerátu' : `${fromListing}\u00a0km od inzerátu`,
    fromPlace !== undefined && `${fromPlace}\u00a0km ${farFrom[side]}`,
  ];
  const days = formatPointDays(point);
  return [
    days && (from === to ? `${days[0]?.toUpperCase()}${days.slice(1)} se tu hraje turnaj` : `Turnaj ${days}`),
    formatPointPlace(point),
    ways.filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join(' · ');
}
