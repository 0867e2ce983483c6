import { Breadcrumbs } from '../ui/navigation/breadcrumbs.tsx';
import { homeUrl } from '../contract/urls.ts';

/** Breadcrumbs from the home page; the last step is the current page. */
export function Trail({ steps }: { steps: readonly { label: string; to?: string }[] }) {
  return <Breadcrumbs steps={[{ label: 'Domů', to: homeUrl }, ...steps]} />;
}
