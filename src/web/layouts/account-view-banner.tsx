import { adminAccountsUrl } from '../../contract/urls.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useShell } from '../shell.ts';
import styles from './account-view-banner.module.css';

/**
 * Banner on every page while an admin views the site as an account, with a button that ends the view. Its plain
 * form and, when the time is over, the refresh load the next page as a document.
 */
export function AccountViewBanner() {
  const view = useShell()?.accountView.view;
  if (!view) return null;
  return (
    <aside className={styles.banner} aria-label="Pohled na účet">
      <meta httpEquiv="refresh" content={view.secondsLeft} />
      <p>
        Díváš se jako <b>{view.publicName}</b> (jen pro čtení, do {view.until})
      </p>
      <form method="post" action={adminAccountsUrl}>
        <Button name="wish" value="end-view" variant="secondary" size="tap">
          Ukončit pohled
        </Button>
      </form>
    </aside>
  );
}
