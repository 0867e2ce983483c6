import type { ReactNode } from 'react';
import { FactStrip } from '../../../ui/cards/fact-strip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import type { StickAdvice } from '../contract.ts';
import { LengthRuler } from './length-ruler.tsx';
import styles from './advisor.module.css';

/** Id of the result on the advisor's page. */
export const answerId = 'rada';

const sides = { left: 'levou', right: 'pravou', straight: 'rovnou' };

/** The recommended stick, followed by next steps. */
export function AdviceAnswer({ advice, children }: { advice: StickAdvice; children: ReactNode }) {
  const { shaft, total, flex, hand, next } = advice;
  return (
    <section
      id={answerId}
      className={classNames(styles.answer, layout.stack, layout.start)}
      aria-labelledby="rada-nadpis"
      aria-live="polite"
    >
      <h2 id="rada-nadpis">
        Hledej {hand ? sides[hand] : 'hůl'} {shaft.usual}, flex {flex.usual}
      </h2>
      <FactStrip
        large
        facts={[
          { label: 'délka shaftu', value: `${shaft.usual} cm` },
          { label: 'flex', value: String(flex.usual) },
          { label: 'čepel', value: 'střední' },
        ]}
      />
      <LengthRuler {...shaft} />
      <p>
        V pořádku je shaft{' '}
        <b>
          {shaft.from}–{shaft.to} cm
        </b>{' '}
        a flex{' '}
        <b>
          {flex.from}–{flex.to}
        </b>
        . Celá hůl pak má asi {total.from}–{total.to} cm.
      </p>
      {next && (
        <p>
          Další bude shaft {next.shaft} cm, až hráč vyroste na {next.fromHeight} cm.
        </p>
      )}
      {children}
    </section>
  );
}

/** The reasons for the recommendation, with sources. */
export function AdviceReasons({ advice: { reasons, sources } }: { advice: StickAdvice }) {
  return (
    <section className={classNames(layout.panel, layout.stack)} aria-labelledby="proc">
      <h2 id="proc">Proč zrovna tahle</h2>
      <ul className={styles.reasons}>
        {reasons.map(({ title, text: reason }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className={text.small}>{reason}</p>
          </li>
        ))}
      </ul>
      <p className={classNames(text.small, text.muted)}>
        {sources.join(' ')} Zkušený trenér má přednost, hlavně u malých dětí.
      </p>
    </section>
  );
}
