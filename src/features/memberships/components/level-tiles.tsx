import { counted, crowns } from '../../../contract/czech.ts';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { Badge } from '../../../ui/cards/badge.tsx';
import { Price } from '../../../ui/cards/price.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Check } from '../../../ui/icons/drawings.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import input from '../../../ui/forms/input.module.css';
import text from '../../../ui/layout/text.module.css';
import { listingDays } from '../../listings/contract.ts';
import { type MembershipLevel, freeLevel, promotionDays } from '../contract-shapes.ts';
import styles from './level-tiles.module.css';

export type LevelTilesProps = {
  levels: readonly MembershipLevel[];
  chosen: string | undefined;
  /** Id of the viewer's level. */
  current: string;
  /** Whether paid levels can be ordered; if not, they are only shown for comparison. */
  orderable?: boolean;
};

/** Levels side by side with their benefits; a paid one can be selected, the free one is shown for comparison. */
export function LevelTiles({ levels, chosen, current, orderable = true }: LevelTilesProps) {
  return (
    <div className={styles.levels}>
      {levels.map((level) =>
        level.id === freeLevel || !orderable ? (
          <div key={level.id} className={styles.level}>
            <LevelText level={level} current={level.id === current} />
            <p className={styles.note}>{noteOf(level.id, current)}</p>
          </div>
        ) : (
          <label key={level.id} className={classNames(styles.level, styles.offered)}>
            <input
              type="radio"
              name="level"
              value={level.id}
              required
              defaultChecked={level.id === chosen}
              className={input.overTile}
            />
            <LevelText level={level} current={level.id === current} />
            <span aria-hidden="true" className={styles.pick}>
              <span
                className={classNames(
                  buttonClass({ variant: 'secondary', size: 'tap', block: true }),
                  styles.toPick,
                )}
              >
                {level.id === current ? 'Prodloužit' : `Vybrat ${level.name}`}
              </span>
              <span className={classNames(buttonClass({ size: 'tap', block: true }), styles.picked)}>
                <Icon of={Check} />
                Vybráno
              </span>
            </span>
          </label>
        ),
      )}
    </div>
  );
}

const noteOf = (id: string, current: string) => {
  if (id === current) return 'Současná úroveň';
  return id === freeLevel ? 'Máš ji vždycky' : 'Teď nejde objednat';
};

function LevelText({ level, current }: { level: MembershipLevel; current: boolean }) {
  return (
    <>
      <span className={styles.head}>
        <b>{level.name}</b>
        {current && <Badge tone="line">Teď máš</Badge>}
      </span>
      <span className={styles.price}>
        <Price text={crowns(level.priceCzk)} />{' '}
        <span className={classNames(text.small, text.muted)}>
          {level.priceCzk === 0 ? 'navždy' : `na ${counted(level.days, ['den', 'dny', 'dní'])}`}
        </span>
      </span>
      <span className={styles.gains}>
        {gainsOf(level).map((gain) => (
          <span key={gain}>
            <Icon of={Check} />
            <span>
              {gain}
              <span className={text.hidden}>, </span>
            </span>
          </span>
        ))}
      </span>
    </>
  );
}

/** Whom each level is meant for. */
const meantFor: Readonly<Record<string, string>> = {
  basic: 'Zprávy a hlídání',
  club: 'Pro rodiče a oddíly',
  pro: 'Pro obchody a servisy',
};

function gainsOf({ id, cards, tops }: MembershipLevel): string[] {
  return [
    counted(cards, ['karta', 'karty', 'karet']),
    tops === 0
      ? `Inzerát na ${counted(listingDays, ['den', 'dny', 'dní'])}`
      : `${counted(tops, ['topování', 'topování', 'topování'])} na ${counted(promotionDays, ['den', 'dny', 'dní'])}`,
    meantFor[id] ?? '',
  ].filter(Boolean);
}
