import { safetyUrl } from '../../../contract/urls.ts';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { scamAdvice, scamLead, type ScamPattern } from '../rules.ts';
import styles from './message-log.module.css';

/** Stands under a message that looks like a step of a fraud; its writer learns that the other side reads a warning. */
export function ScamWarning({ scam, own }: { scam: ScamPattern; own: boolean }) {
  return (
    <p className={styles.warning}>
      {own ? (
        <>Zpráva připomíná známé podvody, druhá strana u ní proto vidí upozornění. {scamAdvice[scam]} </>
      ) : (
        <>
          <strong>{scamLead}</strong> {scamAdvice[scam]}{' '}
        </>
      )}
      <PageLink to={safetyUrl}>Jak poznat podvod</PageLink>
    </p>
  );
}
