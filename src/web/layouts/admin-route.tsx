import ArrowLeft from 'lucide-react/icons/arrow-left';
import LogOut from 'lucide-react/icons/log-out';
import { type ReactNode, useEffect, useRef } from 'react';
import { Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { countAdminWork } from '../../features/overview/contract.ts';
import { IconLink } from '../../ui/actions/icon-button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Logo } from '../../ui/brand/logo.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import text from '../../ui/layout/text.module.css';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import { callApi } from '../api-client.ts';
import { Resubmit } from '../form-recovery/resubmit.tsx';
import { PageHead } from '../page-head.tsx';
import { isErrorAnswer } from '../router/page-data.ts';
import type { ErrorBoundaryProps, PageProps, RouteArgs } from '../router/route-types.ts';
import { userContext } from '../services.ts';
import { useShell } from '../shell.ts';
import { adminUrl, homeUrl, signOutUrl } from '../../contract/urls.ts';
import styles from './admin-route.module.css';
import { adminSections } from './admin-sections.ts';
import { ErrorBoundary as OtherErrorBoundary } from './other-route.tsx';
import { contentId, SkipLink } from './skip-link.tsx';

/** What waits, for the counts beside the sections; who may come here at all is up to each page. */
export async function loader({ context }: RouteArgs) {
  if (!context.get(userContext)) return { work: undefined };
  const answer = await callApi(context, countAdminWork);
  return { work: answer.ok ? answer.data : undefined };
}

export default function AdminRoute({ loaderData }: PageProps<typeof loader>) {
  return (
    <AdminShell {...loaderData}>
      <Outlet />
    </AdminShell>
  );
}

/**
 * An unknown page keeps the admin layout for admins and moderators; anyone else learns nothing about an
 * administration.
 */
export function ErrorBoundary({ error }: ErrorBoundaryProps) {
  const loaded = useRouteLoaderData<typeof loader>('layouts/admin-route.tsx');
  const { pathname } = useLocation();
  const isHere = loaded?.work !== undefined && isErrorAnswer(error) && error.status === 404;
  if (!isHere) return <OtherErrorBoundary error={error} />;
  const section = adminSections.find(({ to }) => to !== adminUrl && pathname.startsWith(`${to}/`));
  return (
    <AdminShell {...loaded}>
      <PageHead title="Neexistující stránka" path={pathname} index={false} />
      <EmptyState
        heading="h1"
        title="Tahle stránka ve správě není"
        actions={
          <>
            {section && (
              <LinkButton to={section.to} size="large">
                {section.label}
              </LinkButton>
            )}
            <LinkButton to={adminUrl} size="large" variant={section ? 'secondary' : 'primary'}>
              Přehled správy
            </LinkButton>
          </>
        }
      >
        Adresa má překlep, nebo to, co na ní bylo, už někdo smazal.
      </EmptyState>
    </AdminShell>
  );
}

type AdminShellProps = Awaited<ReturnType<typeof loader>> & { children: ReactNode };

/** The layout of the administration: its sections with what waits in each, the way back to the site and out. */
function AdminShell({ work, children }: AdminShellProps) {
  const admin = useShell()?.accountView.allowed ?? false;
  const { pathname } = useLocation();
  const strip = useRef<HTMLElement>(null);
  // Scrolls the current section into view; on phones and in low windows not all sections fit.
  useEffect(() => {
    const here = strip.current?.querySelector<HTMLElement>('[aria-current]');
    strip.current?.scrollTo({
      left: (here?.offsetLeft ?? 0) - strip.current.clientWidth / 3,
      top: (here?.offsetTop ?? 0) - strip.current.clientHeight / 3,
    });
  }, [pathname]);
  return (
    <div className={styles.shell}>
      <SkipLink />
      <header className={styles.rail}>
        <div className={styles.brand}>
          <Logo inverse />
          <span className={styles.badge}>Správa</span>
        </div>
        <nav className={styles.sections} aria-label="Správa" ref={strip}>
          {adminSections
            .filter(({ moderator }) => admin || moderator)
            .map(({ label, to, icon, waiting }) => (
              <PageLink key={to} to={to} aria-current={isIn(to, pathname) ? 'page' : undefined}>
                <Icon of={icon} />
                {label}
                <Waiting count={work && waiting ? waiting(work) : 0} />
              </PageLink>
            ))}
        </nav>
        <div className={styles.out}>
          <PageLink to={homeUrl}>
            <Icon of={ArrowLeft} />
            <span>Na bazar</span>
          </PageLink>
          <IconLink icon={LogOut} label="Odhlásit se" to={signOutUrl} />
        </div>
      </header>
      <main id={contentId} tabIndex={-1} className={styles.main}>
        <Resubmit />
        {children}
      </main>
    </div>
  );
}

const isIn = (section: string, path: string) =>
  path === section || (section !== adminUrl && path.startsWith(`${section}/`));

function Waiting({ count }: { count: number }) {
  if (count === 0) return undefined;
  return (
    <small>
      <span className={text.hidden}>, čeká </span>
      {count}
    </small>
  );
}
