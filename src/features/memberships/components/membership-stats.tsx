import { outOf } from '../../../contract/czech.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { formatDate } from '../../listings/components/format-time.ts';
import type { Membership } from '../contract-shapes.ts';
import styles from './memberships.module.css';

/** The viewer's level, and its remaining slots and promotions. */
export function MembershipStats({ membership }: { membership: Membership }) {
  const { level, until, next, cards, tops } = membership;
  const numbers = [
    { name: 'Karet celkem', value: cards.limit },
    { name: 'Obsazeno', value: cards.created },
    ...(cards.waiting > 0 ? [{ name: 'Z toho čeká na kontrolu', value: cards.waiting }] : []),
    { name: 'Zbývá', value: cards.left },
    ...(tops.limit > 0 ? [{ name: `Zbývá topování ${outOf(tops.limit)}`, value: tops.left }] : []),
  ];
  return (
    <section className={classNames(layout.panel, layout.stack)} aria-label="Moje úroveň">
      <h2>{level.name}</h2>
      <p className={text.secondary}>
        {until ? `Platí do ${formatDate(until)}. Samo se neprodlouží.` : 'Zdarma a bez konce.'}
        {next && ` Potom máš zaplacené ${next.levelName} do ${formatDate(next.until)}.`}
      </p>
      <dl className={styles.stats}>
        {numbers.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
