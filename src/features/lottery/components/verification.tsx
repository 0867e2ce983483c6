import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { CallFailed } from '../../../contract/failures.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { calls } from '../../../ui/calls/calls.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useHydrated } from '../../../ui/hydrated.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { entryListUrl } from '../../../contract/urls.ts';
import type { LotteryRound } from '../contract.ts';
import { commitmentOf, type Drawn, drawFirst, readEntryList, sha256 } from '../draw-rule.ts';
import styles from './lottery.module.css';

type Outcome = { steps: Check[]; problem?: string; busy: boolean };

/** Downloads the public list of entries and recomputes the draw in the browser. */
export function Verification({ round }: { round: LotteryRound }) {
  const alive = useHydrated();
  const [{ steps, problem, busy }, setOutcome] = useState<Outcome>({ steps: [], busy: false });

  async function check() {
    const done: Check[] = [];
    setOutcome({ steps: done, busy: true });
    try {
      const list = await calls.text(entryListUrl(round.slug));
      for await (const step of checkDraw(round, list)) {
        done.push(step);
        setOutcome({ steps: [...done], busy: true });
      }
      setOutcome({ steps: done, busy: false });
    } catch (error) {
      setOutcome({ steps: done, busy: false, problem: errorText(error) });
    }
  }

  if (!alive) return undefined;
  return (
    <div className={layout.stack}>
      <Button variant="ball" size="large" busy={busy} onClick={() => void check()}>
        Přepočítat v prohlížeči
      </Button>
      <div role="status" className={layout.stack}>
        <ol className={classNames(styles.checks, layout.stack)}>
          {steps.map(({ what, fits, shown }) => (
            <li key={what}>
              <Icon of={fits ? CircleCheck : CircleAlert} {...(fits ? { className: styles.yes } : {})} />
              <b>
                {what}: {fits ? 'sedí' : 'nesedí'}
              </b>
              {shown.map((line) => (
                <span key={line} className={styles.hash}>
                  {line}
                </span>
              ))}
            </li>
          ))}
        </ol>
        {problem && <p>{problem}</p>}
        {!busy && steps.length > 0 && <p>{verdict(steps, problem)}</p>}
      </div>
    </div>
  );
}

function verdict(steps: readonly Check[], problem: string | undefined): string {
  const right = problem === undefined && steps.every(({ fits }) => fits);
  return right ? 'Všechno sedí s tím, co jsme zveřejnili.' : 'Něco nesedí. Napiš nám o tom.';
}

function errorText(error: unknown): string {
  if (typeof crypto === 'undefined' || !('subtle' in crypto))
    return 'Tenhle prohlížeč tu počítat neumí, chce zabezpečené spojení. Použij příkazy níže.';
  if (error instanceof CallFailed) return 'Seznam losů se nenačetl. Zkus to znovu.';
  return error instanceof Error ? error.message : String(error);
}

export type Check = { what: string; fits: boolean; shown: readonly string[] };

type Proof = Pick<LotteryRound, 'slug' | 'commitment' | 'secret' | 'listDigest' | 'winners'>;

/** Recomputes every published value of a round from the list, one step at a time. */
export async function* checkDraw(round: Proof, list: string): AsyncGenerator<Check> {
  const digest = await sha256(list);
  yield { what: 'Otisk seznamu losů', fits: digest === round.listDigest, shown: [digest] };
  const { entries, slug } = readEntryList(list);
  yield {
    what: 'Zápis seznamu',
    fits: slug === round.slug,
    shown: [
      `kolo ${slug}, losů ${entries.length}, inzerentů ${new Set(entries.map(({ owner }) => owner)).size}`,
    ],
  };
  if (round.secret === undefined) return;
  const commitment = await commitmentOf(round.secret);
  yield { what: 'Otisk klíče', fits: commitment === round.commitment, shown: [commitment] };
  const drawn = await drawFirst(round.secret, list, round.winners.length);
  yield { what: 'Vylosovaní', fits: isSame(drawn, round.winners), shown: drawn.map(formatDrawn) };
}

const isSame = (drawn: readonly Drawn[], published: Proof['winners']) =>
  drawn.length === published.length &&
  drawn.every(({ listing, counter }, index) => {
    const winner = published[index];
    return winner?.listing === listing && winner.counter === counter;
  });

const formatDrawn = ({ listing, counter, line }: Drawn, index: number) =>
  `${index + 1}. inzerát č. ${listing}: čítač ${counter}, řádek losu ${line}`;
