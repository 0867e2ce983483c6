import { LinkButton } from '../../ui/actions/link-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import layout from '../../ui/layout/layout.module.css';
import { PageHead } from '../page-head.tsx';
import { homeUrl, offlineUrl } from '../../contract/urls.ts';

/** Shown by the service worker without a connection; it inserts links to cached listings. */
export default function Offline() {
  return (
    <div className={classNames(layout.wrap, layout.narrow, layout.section)}>
      <PageHead title="Bez připojení" path={offlineUrl} index={false} />
      <EmptyState
        title="Jsi bez připojení"
        heading="h1"
        actions={
          <LinkButton to={homeUrl} variant="secondary">
            Zkusit domovskou stránku
          </LinkButton>
        }
      >
        Stránku teď nejde načíst. Až bude internet zpátky, zkus to znovu.
      </EmptyState>
      <div id="ulozene" />
    </div>
  );
}
