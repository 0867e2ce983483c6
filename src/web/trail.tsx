import { Breadcrumbs } from '../ui/navigation/breadcrumbs.tsx';
import { JsonLd } from './json-ld.tsx';
import { useShell } from './shell.ts';
import { homeUrl } from './urls.ts';

/** The way here from home, for people and for search engines; the last step is the page itself. */
export function Trail({ steps, path }: { steps: readonly { label: string; to?: string }[]; path: string }) {
  const origin = useShell()?.appUrl ?? '';
  const all = [{ label: 'Domů', to: homeUrl }, ...steps];
  return (
    <>
      <Breadcrumbs steps={all} />
      <JsonLd
        facts={{
          '@type': 'BreadcrumbList',
          itemListElement: all.map(({ label, to }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            item: origin + (to ?? path),
          })),
        }}
      />
    </>
  );
}
