import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { markHref } from '../../ui/brand/mark.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import layout from '../../ui/layout/layout.module.css';
import { PageHead } from '../page-head.tsx';
import { isErrorAnswer } from '../router/page-data.ts';
import { homeUrl, searchUrl } from '../../contract/urls.ts';
import styles from './not-found-message.module.css';

const title = 'Neexistující stránka';
const sentence = 'Mrzí nás to, ale požadovanou stránku jsme nenalezli.';

/** What stands inside the layout in place of a page; nothing for an error that leaves no layout. */
export function messageOf(error: unknown): ReactNode {
  if (!isErrorAnswer(error)) return undefined;
  if (error.status === 404) return <NotFoundMessage />;
  const { code, message } = Object(error.data);
  return String(code).startsWith('account-view-') && <DuringAccountView>{message}</DuringAccountView>;
}

/** What an admin who views the site as an account may not see or do. */
function DuringAccountView({ children }: { children: ReactNode }) {
  const heading = 'Při pohledu na účet to nejde';
  return (
    <div className={layout.wrap}>
      <PageHead title={heading} path={useLocation().pathname} index={false} />
      <EmptyState heading="h1" title={heading}>
        {children}
      </EmptyState>
    </div>
  );
}

/** The page that does not exist, inside the layout. */
export function NotFoundMessage() {
  const { pathname } = useLocation();
  return (
    <div className={layout.wrap}>
      <PageHead title={title} description={sentence} path={pathname} index={false} />
      <EmptyState
        heading="h1"
        art={<FourBallFour />}
        title={title}
        actions={
          <>
            <LinkButton to={homeUrl} size="large">
              Zpět na úvod
            </LinkButton>
            <LinkButton to={searchUrl} size="large" variant="secondary">
              Prohlédnout nabídky
            </LinkButton>
          </>
        }
      >
        {sentence}
      </EmptyState>
    </div>
  );
}

function FourBallFour() {
  return (
    <svg className={styles.art} viewBox="0 0 290 120" aria-hidden="true">
      <text x="6" y="102">
        4
      </text>
      <use transform="translate(97 18) scale(2.15)" width="40" height="40" href={markHref} />
      <text x="188" y="102">
        4
      </text>
    </svg>
  );
}
