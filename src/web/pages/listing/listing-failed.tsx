import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PageHead } from '../../page-head.tsx';
import { searchUrl } from '../../../contract/urls.ts';

const title = 'Chyba při načítání produktu';
const sentence = 'Produkt se nepodařilo načíst. Zkontrolujte prosím URL nebo zkuste znovu později.';

/** Shown for a listing that does not exist or could not be loaded. */
export function ListingFailed({ path }: { path: string }) {
  return (
    <div className={layout.wrap} role="alert">
      <PageHead title={title} description={sentence} path={path} index={false} />
      <EmptyState
        heading="h1"
        title={title}
        actions={<LinkButton to={searchUrl}>Prohlédnout nabídky</LinkButton>}
      >
        {sentence}
      </EmptyState>
    </div>
  );
}
