import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Logo } from '../../ui/brand/logo.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { indexedPage } from '../crawler.ts';
import { PageHead } from '../page-head.tsx';
import { errorUrl, homeUrl } from '../../contract/urls.ts';
import styles from './error-page.module.css';

/** Page for unexpected errors: logo, title, message, a link home. The error itself is only logged. */
export function ErrorPage() {
  const indexed = indexedPage();
  if (indexed) return <main dangerouslySetInnerHTML={{ __html: indexed }} />;
  return (
    <main className={styles.page}>
      <PageHead title="Tohle se nepovedlo" path={errorUrl} index={false} />
      <EmptyState
        heading="h1"
        art={<Logo />}
        title="Tohle se nepovedlo"
        actions={
          <LinkButton to={homeUrl} size="large">
            Zpět na úvod
          </LinkButton>
        }
      >
        Na naší straně se něco pokazilo. Zkus to za chvilku znovu, rozepsané inzeráty ti zůstaly uložené.
      </EmptyState>
    </main>
  );
}
