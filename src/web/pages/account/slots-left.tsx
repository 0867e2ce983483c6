import { Alert } from '../../../ui/feedback/alert.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { useUnread } from '../../unread.ts';
import { membershipUrl, messagesUrl } from '../../urls.ts';
import styles from './account.module.css';

const plural = new Intl.PluralRules('cs');
const activeForms: Record<string, string> = { one: 'aktivní inzerát', few: 'aktivní inzeráty' };
const freeForms: Record<string, string> = { one: 'volná karta', few: 'volné karty' };
const unreadForms: Record<string, string> = { one: 'nepřečtená zpráva', few: 'nepřečtené zprávy' };

/** Slots taken and left, messages that wait, the level one is on; at the limit of slots, what to do about it. */
export function SlotsLeft({ used, limit, level }: { used: number; limit: number; level: string }) {
  const free = Math.max(0, limit - used);
  const unread = useUnread();
  return (
    <>
      <div className={styles.stats}>
        <div className={classNames(layout.panel, styles.stat)}>
          <b>{used}</b>
          <span>{activeForms[plural.select(used)] ?? 'aktivních inzerátů'}</span>
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
        <div className={classNames(layout.panel, styles.stat)}>
          <b>{unread}</b>
          <PageLink to={messagesUrl}>{unreadForms[plural.select(unread)] ?? 'nepřečtených zpráv'}</PageLink>
        </div>
        <div className={classNames(layout.panel, styles.stat)}>
          <b>{level}</b>
          <PageLink to={membershipUrl}>členství</PageLink>
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
