import { Alert } from '../../ui/feedback/alert.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import { membershipUrl } from '../urls.ts';
import styles from './account.module.css';

const plural = new Intl.PluralRules('cs');
const activeForms: Record<string, string> = { one: 'inzerát na kartě', few: 'inzeráty na kartách' };
const freeForms: Record<string, string> = { one: 'volná karta', few: 'volné karty' };

/** How many slots are taken and how many are left; at the limit, what to do about it. */
export function SlotsLeft({ used, limit }: { used: number; limit: number }) {
  const free = Math.max(0, limit - used);
  return (
    <>
      <div className={styles.stats}>
        <div className={classNames(layout.panel, styles.stat)}>
          <b>{used}</b>
          <span>{activeForms[plural.select(used)] ?? 'inzerátů na kartách'}</span>
        </div>
        <div className={classNames(layout.panel, styles.stat)}>
          <b>
            {free} <small>z {limit}</small>
          </b>
          <span>{freeForms[plural.select(free)] ?? 'volných karet'}</span>
          <progress
            className={styles.meter}
            value={used}
            max={limit}
            aria-label={`Využito ${used} z ${limit} karet`}
          />
        </div>
      </div>
      <p className={classNames(text.small, text.secondary)}>Karta je místo pro jeden aktivní inzerát.</p>
      {free === 0 && (
        <Alert severity="warn" title="Máš obsazené všechny karty">
          <p>
            Další inzerát půjde zveřejnit, až některý stáhneš nebo prodáš. Víc karet má{' '}
            <PageLink to={membershipUrl}>placené členství</PageLink>.
          </p>
        </Alert>
      )}
    </>
  );
}
