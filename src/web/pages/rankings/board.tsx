import { plural, wholeNumber } from '../../../contract/czech.ts';
import { getRanking, listRankings } from '../../../features/rankings/contract.ts';
import { Avatar } from '../../../ui/cards/avatar.tsx';
import { Badge } from '../../../ui/cards/badge.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { callApi, loadFromApi } from '../../api-client.ts';
import { PageHead } from '../../page-head.tsx';
import { pageNotFound } from '../../page-not-found.ts';
import { addOfferUrl, advertiserUrl, homeUrl, rankingsUrl, rankingUrl } from '../../../contract/urls.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import styles from './rankings.module.css';

export async function loader({ params, context, url }: RouteArgs<'slug'>) {
  const call = { params: { slug: params.slug } };
  const [answer, boards] = await Promise.all([
    callApi(context, getRanking, call),
    loadFromApi(context, listRankings),
  ]);
  if (!answer.ok && answer.status === 404) pageNotFound(context, url.pathname);
  return {
    board: answer.ok ? answer.data : await loadFromApi(context, getRanking, call),
    times: boards.filter(({ kind }) => kind === 'time').map(({ slug, name }) => ({ slug, name })),
  };
}

export default function RankingPage({ loaderData: { board, times } }: PageProps<typeof loader>) {
  const { slug, name, kind, advertisers } = board;
  const title =
    kind === 'region' ? `Žebříček inzerentů: ${name}` : `Žebříček inzerentů, ${name.toLowerCase()}`;
  return (
    <div className={layout.wrap}>
      <PageHead
        title={title}
        description={`Kdo zveřejnil nejvíc florbalové výbavy. ${name}.`}
        path={rankingUrl(slug)}
        index={advertisers.length > 0}
      />
      <Breadcrumbs
        steps={[
          { label: 'Domů', to: homeUrl },
          { label: 'Žebříčky inzerentů', to: rankingsUrl },
          { label: name },
        ]}
      />
      <div className={layout.pageHead}>
        <h1>{title}</h1>
        <p className={text.secondary}>
          Řadíme podle počtu zveřejněných inzerátů, smazané pro porušení pravidel nepočítáme. Při shodě je
          výš, kdo zveřejnil dřív. Členství pořadí neovlivňuje.
        </p>
      </div>
      <Tabs
        label="Žebříčky"
        tabs={[
          ...times.map((each) => ({
            label: each.name,
            to: rankingUrl(each.slug),
            current: each.slug === slug,
          })),
          ...(kind === 'region' ? [{ label: name, to: rankingUrl(slug), current: true }] : []),
          { label: kind === 'region' ? 'Jiný kraj' : 'Podle krajů', to: rankingsUrl, current: false },
        ]}
      />
      {advertisers.length === 0 ? (
        <EmptyState
          title="Zatím tu nikdo není"
          actions={<LinkButton to={addOfferUrl}>Přidat nabídku</LinkButton>}
        >
          První místo je volné.
        </EmptyState>
      ) : (
        <ol className={classNames(styles.board, advertisers.length > 2 && styles.podium, layout.sectionNext)}>
          {advertisers.map((advertiser) => (
            <li key={advertiser.slug}>
              <b className={styles.place}>{advertiser.place}.</b>
              <Avatar name={advertiser.name} size={advertiser.place > 3 ? 'small' : 'medium'} />
              <span className={styles.name}>
                <PageLink to={advertiserUrl(advertiser.slug)}>{advertiser.name}</PageLink>
                {advertiser.trader && <Badge tone="line">Podnikatel</Badge>}
              </span>
              <span className={classNames(text.numbers, styles.count)}>
                <b>{wholeNumber(advertiser.published)}</b>{' '}
                {plural(advertiser.published, ['inzerát', 'inzeráty', 'inzerátů'])}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
