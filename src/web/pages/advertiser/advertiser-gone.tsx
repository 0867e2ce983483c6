import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PageHead } from '../../page-head.tsx';
import { searchUrl } from '../../urls.ts';

const title = 'Tenhle inzerent už na bazaru není';

/** In place of the page of somebody who left or was blocked. */
export function AdvertiserGone({ path }: { path: string }) {
  return (
    <div className={layout.wrap}>
      <PageHead title={title} description="Jeho inzeráty s ním zmizely." path={path} index={false} />
      <EmptyState
        heading="h1"
        title={title}
        actions={<LinkButton to={searchUrl}>Prohlédnout nabídky</LinkButton>}
      >
        Jeho inzeráty zmizely s ním.
      </EmptyState>
    </div>
  );
}
