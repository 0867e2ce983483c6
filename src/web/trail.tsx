import { Breadcrumbs } from '../ui/navigation/breadcrumbs.tsx';
import { homeUrl } from '../contract/urls.ts';

/** The way here from home; the last step is the page itself. */
export function Trail({ steps }: { steps: readonly { label: string; to?: string }[] }) {
  return <Breadcrumbs steps={[{ label: 'Domů', to: homeUrl }, ...steps]} />;
}
