import ArrowLeft from 'lucide-react/icons/arrow-left';
import LogOut from 'lucide-react/icons/log-out';
import { Outlet } from 'react-router';
import { IconLink } from '../../ui/actions/icon-button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Logo } from '../../ui/brand/logo.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout/layout.module.css';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import { Resubmit } from '../form-recovery/resubmit.tsx';
import { adminUrl, homeUrl, signOutUrl } from '../../contract/urls.ts';
import styles from './admin-route.module.css';
import { contentId, SkipLink } from './skip-link.tsx';

/** The layout of the administration: where one is, the way back to the site and out; nothing for visitors. */
export default function AdminRoute() {
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        <div className={classNames(layout.wrap, styles.line)}>
          <Logo />
          <PageLink to={adminUrl} className={styles.badge}>
            Správa
          </PageLink>
          <span className={styles.actions}>
            <LinkButton to={homeUrl} variant="tertiary" icon={ArrowLeft} className={styles.back}>
              Na bazar
            </LinkButton>
            <IconLink icon={LogOut} label="Odhlásit se" to={signOutUrl} />
          </span>
        </div>
      </header>
      <main id={contentId} tabIndex={-1}>
        <Resubmit />
        <Outlet />
      </main>
    </>
  );
}

// Whoever is no admin learns nothing here of an administration.
export { ErrorBoundary } from './other-route.tsx';
