import { plural, wholeNumber } from '../../../contract/czech.ts';
import { listRankings } from '../../../features/rankings/contract.ts';
import { Avatar } from '../../../ui/cards/avatar.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { loadFromApi } from '../../api-client.ts';
import { PageHead } from '../../page-head.tsx';
import { advertiserUrl, homeUrl, rankingsUrl, rankingUrl } from '../../../contract/urls.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import styles from './rankings.module.css';

const parts = [
  { kind: 'time', title: 'Podle období' },
  { kind: 'region', title: 'Podle krajů' },
] as const;

export async function loader({ context }: RouteArgs) {
  return { boards: await loadFromApi(context, listRankings) };
}

export default function RankingsPage({ loaderData: { boards } }: PageProps<typeof loader>) {
  return (
    <div className={layout.wrap}>
      <PageHead
        title="Žebříčky inzerentů"
        description="Kdo v bazaru zveřejnil nejvíc florbalové výbavy: tento měsíc, letos, za celou dobu a v každém kraji."
        path={rankingsUrl}
      />
      <Breadcrumbs steps={[{ label: 'Domů', to: homeUrl }, { label: 'Žebříčky inzerentů' }]} />
      <div className={layout.pageHead}>
        <h1>Žebříčky inzerentů</h1>
        <p className={text.lead}>Kdo posílá výbavu dál nejčastěji. Počítáme zveřejněné nabídky a poptávky.</p>
      </div>
      <div className={classNames(layout.stackLarge, layout.sectionNext)}>
        {parts.map(({ kind, title }) => (
          <section key={kind} className={layout.stack}>
            <h2>{title}</h2>
            <ul className={styles.boards}>
              {boards
                .filter((board) => board.kind === kind)
                .map(({ slug, name, leader }) => (
                  <li key={slug} className={layout.panel}>
                    <h3>
                      <PageLink to={rankingUrl(slug)}>{name}</PageLink>
                    </h3>
                    {leader ? (
                      <div className={styles.leader}>
                        <Avatar name={leader.name} size="small" />
                        <p className={classNames(text.small, text.secondary)}>
                          Vede <PageLink to={advertiserUrl(leader.slug)}>{leader.name}</PageLink>
                        </p>
                        <p className={classNames(text.numbers, styles.count)}>
                          <b>{wholeNumber(leader.published)}</b>{' '}
                          {plural(leader.published, ['inzerát', 'inzeráty', 'inzerátů'])}
                        </p>
                      </div>
                    ) : (
                      <p className={classNames(text.small, text.secondary)}>
                        Zatím tu nikdo není, první místo je volné.
                      </p>
                    )}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
