import { counted } from '../../../contract/czech.ts';
import { listDownloads } from '../../../features/content/contract.ts';
import { formatDate } from '../../../features/listings/components/format-time.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { loadFromApi } from '../../api-client.ts';
import { PageHead } from '../../page-head.tsx';
import { Trail } from '../../trail.tsx';
import { downloadsUrl } from '../../../contract/urls.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import styles from './downloads.module.css';

export async function loader({ context }: RouteArgs) {
  const { downloads } = await loadFromApi(context, listDownloads);
  return { groups: [...Map.groupBy(downloads, ({ group }) => group)] };
}

const kilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))}\u00a0kB`;

export default function Downloads({ loaderData: { groups } }: PageProps<typeof loader>) {
  return (
    <div className={classNames(layout.wrap, layout.mid)}>
      <PageHead
        title="Ke stažení"
        description="Kupní smlouva, potvrzení o předání, tabulka délek a flexu, měrka zahnutí, kontrolní seznamy a plakát do haly. PDF k vytištění."
        path={downloadsUrl}
      />
      <Trail steps={[{ label: 'Ke stažení' }]} />
      <div className={layout.pageHead}>
        <h1>Ke stažení</h1>
        <p className={text.lead}>
          Papíry, které se hodí u předání, v šatně i na nástěnce. Všechno je PDF s čitelným textem, které
          zvládne i čtečka.
        </p>
      </div>
      {groups.map(([group, downloads]) => (
        <section key={group} className={styles.group} aria-label={group}>
          <h2>{group}</h2>
          <ul>
            {downloads.map(({ slug, title, description, address, bytes, pages, version, changed }) => (
              <li key={slug} className={styles.paper}>
                <h3>
                  <a href={address} download type="application/pdf">
                    {title}
                  </a>
                </h3>
                <p>{description}</p>
                <p className={classNames(text.small, text.muted)}>
                  PDF, {kilobytes(bytes)}, {counted(pages, ['strana', 'strany', 'stran'])} · verze {version} z{' '}
                  {formatDate(changed)}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
