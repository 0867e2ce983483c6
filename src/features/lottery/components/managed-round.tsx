import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge, type BadgeTone } from '../../../ui/cards/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { formatDateTime } from '../../listings/components/format-time.ts';
import { roundUrl } from '../../../contract/urls.ts';
import type { ManagedRound } from '../contract.ts';
import { formatDays } from './format-days.ts';
import styles from './lottery.module.css';
import { RoundFields, valuesOf, type RoundValues } from './round-fields.tsx';
import { formatPrizeState, winnerName } from './winners.tsx';

/** A refused form: which one, what was typed and the errors. */
export type Refused = {
  id: string;
  change: string;
  reason: string;
  values: RoundValues;
  fields: Readonly<Record<string, readonly string[]>>;
};

const states: Record<ManagedRound['state'], { label: string; tone: BadgeTone }> = {
  draft: { label: 'Připravené', tone: 'line' },
  open: { label: 'Otevřené', tone: 'success' },
  closed: { label: 'Čeká na losování', tone: 'warn' },
  drawn: { label: 'Vylosované', tone: 'info' },
  cancelled: { label: 'Zrušené', tone: 'off' },
};

/** A round as shown to admins, with its possible actions, which require a reason. */
export function ManagedRoundPanel({ round, refused }: { round: ManagedRound; refused: Refused | undefined }) {
  const { state, id, name } = round;
  const of = (change: string) => (refused?.id === id && refused.change === change ? refused : undefined);
  return (
    <article className={classNames(layout.panel, layout.stackSmall)} aria-label={name}>
      <div className={classNames(layout.row, layout.rowBetween)}>
        <h2>{state === 'draft' ? name : <PageLink to={roundUrl(round.slug)}>{name}</PageLink>}</h2>
        <Badge tone={states[state].tone}>{states[state].label}</Badge>
      </div>
      <p>{round.prize}</p>
      <p className={classNames(text.small, text.secondary)}>
        Nabídky {formatDays(round)}, losuje se {formatDateTime(round.drawAt)}
        {round.drawsItself ? ' samo' : ', spustí správce'}. Losů: {round.entries}.
      </p>
      {round.cancelReason && <p>Důvod zrušení: {round.cancelReason}</p>}
      {state === 'draft' && (
        <>
          <Change round={round} change="edit" label="Uložit změny" title="Upravit" refused={of('edit')}>
            <RoundFields values={of('edit')?.values ?? valuesOf(round)} errors={of('edit')?.fields} />
          </Change>
          <Change round={round} change="open" label="Otevřít kolo" title="Otevřít" refused={of('open')}>
            <p>Zveřejní se otisk klíče a pravidla. Potom už kolo nepůjde změnit, jen zrušit.</p>
          </Change>
        </>
      )}
      {round.drawable && (
        <Change round={round} change="draw" label="Vylosovat" title="Vylosovat" refused={of('draw')} />
      )}
      {state !== 'drawn' && state !== 'cancelled' && (
        <Change
          round={round}
          change="cancel"
          label="Zrušit kolo"
          title="Zrušit"
          danger
          refused={of('cancel')}
        >
          {state !== 'draft' && <p>Důvod uvidí všichni na stránce kola.</p>}
        </Change>
      )}
      {round.winners.map((winner) => (
        <div key={winner.id} className={layout.stackSmall}>
          <p>
            <b>{winner.place}. v pořadí:</b> {winnerName(winner)}, {formatPrizeState(winner, round.demo)}
            {winner.email && !round.demo && (
              <>
                , <a href={`mailto:${winner.email}`}>{winner.email}</a>
              </>
            )}
          </p>
          {winner.state === 'accepted' && (
            <Change
              round={round}
              winner={winner.id}
              change="hand"
              label="Výhra je předaná"
              title="Předat výhru"
              refused={refused?.id === winner.id && refused.change === 'hand' ? refused : undefined}
            />
          )}
          {(winner.state === 'accepted' || winner.state === 'waiting') && (
            <Change
              round={round}
              winner={winner.id}
              change="pass"
              label="Předat náhradníkovi"
              title="Vyřadit"
              danger
              refused={refused?.id === winner.id && refused.change === 'pass' ? refused : undefined}
            >
              <p>Jen když los podle pravidel vyhrát nesmí. Důvod uvidí všichni na stránce kola.</p>
            </Change>
          )}
        </div>
      ))}
    </article>
  );
}

/** One action, with its reason for the audit log. */
function Change({
  round,
  winner,
  change,
  title,
  label,
  danger = false,
  refused,
  children,
}: {
  round: ManagedRound;
  winner?: string;
  change: string;
  title: string;
  label: string;
  danger?: boolean;
  refused: Refused | undefined;
  children?: ReactNode;
}) {
  const id = winner ?? round.id;
  const sent = useNavigation().formData;
  const busy = sent?.get('id') === id && sent.get('change') === change;
  return (
    <details className={styles.change} open={refused !== undefined}>
      <summary>
        {title}
        <span className={text.hidden}> {round.name}</span>
      </summary>
      <SentForm errors={refused?.fields} aria-label={`${title} ${round.name}`}>
        <input type="hidden" name="id" value={id} />
        {children}
        <Field label="Důvod" hint="Zapíše se do deníku." error={refused?.fields['reason']}>
          {(wiring) => <Input {...wiring} name="reason" maxLength={300} defaultValue={refused?.reason} />}
        </Field>
        <Button name="change" value={change} size="tap" variant={danger ? 'danger' : 'primary'} busy={busy}>
          {label}
        </Button>
      </SentForm>
    </details>
  );
}
