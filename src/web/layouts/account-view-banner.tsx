import { useEffect } from 'react';
import { adminAccountsUrl } from '../../contract/urls.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useShell } from '../shell.ts';
import styles from './account-view-banner.module.css';

const time = new Intl.DateTimeFormat('cs', { timeStyle: 'short', timeZone: 'Europe/Prague' });

/**
 * Says on every page that an admin views the site as an account, and ends it. A plain form, so that the whole page is
 * loaded as oneself; the end of its time does the same.
 */
export function AccountViewBanner() {
  const view = useShell()?.accountView.view;
  const endsAt = view?.endsAt;
  useEffect(() => {
    if (endsAt === undefined) return undefined;
    const left = Date.parse(endsAt) - Date.now();
    const timer = setTimeout(() => window.location.reload(), Math.max(1_000, left));
    return () => clearTimeout(timer);
  }, [endsAt]);
  if (!view) return undefined;
  return (
    <aside className={styles.banner} aria-label="Pohled na účet">
      <p>
        Díváš se jako <b>{view.publicName}</b> (jen pro čtení, do {time.format(new Date(view.endsAt))})
      </p>
      <form method="post" action={adminAccountsUrl}>
        <Button name="wish" value="end-view" variant="secondary" size="tap">
          Ukončit pohled
        </Button>
      </form>
    </aside>
  );
}
