import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { useOnline } from '../../../ui/use-online.ts';
import { PageHead } from '../../page-head.tsx';
import { searchUrl } from '../../../contract/urls.ts';

const title = 'Chyba při načítání produktu';
const sentence = 'Produkt se nepodařilo načíst. Zkontrolujte prosím URL nebo zkuste znovu později.';
const offlineTitle = 'Jsi bez připojení';
const offlineSentence = 'Inzerát teď nejde načíst. Až bude internet zpátky, načte se sám.';

/** Shown for a listing that does not exist. */
export function ListingFailed({ path }: { path: string }) {
  return (
    <div className={layout.wrap} role="alert">
      <PageHead title={title} description={sentence} path={path} index={false} />
      <EmptyState heading="h1" title={title} actions={<BrowseLink />}>
        {sentence}
      </EmptyState>
    </div>
  );
}

/**
 * Shown for a listing that could not be loaded. Without a connection it says so, and loads the listing once the
 * connection is back.
 */
export function ListingUnloaded() {
  const { pathname, search } = useLocation();
  const online = useOnline();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const retry = () => void revalidate();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [revalidate]);
  return (
    <div className={layout.wrap} role="alert">
      <PageHead
        title={online ? title : offlineTitle}
        description={online ? sentence : offlineSentence}
        path={pathname}
        index={false}
      />
      <EmptyState
        heading="h1"
        title={online ? title : offlineTitle}
        actions={
          <>
            <LinkButton to={pathname + search}>Zkusit znovu</LinkButton>
            <BrowseLink variant="secondary" />
          </>
        }
      >
        {online ? sentence : offlineSentence}
      </EmptyState>
    </div>
  );
}

function BrowseLink({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  return (
    <LinkButton to={searchUrl} variant={variant}>
      Prohlédnout nabídky
    </LinkButton>
  );
}
