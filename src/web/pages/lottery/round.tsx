import { formatDays } from '../../../features/lottery/components/format-days.ts';
import { DrawProof } from '../../../features/lottery/components/draw-proof.tsx';
import styles from '../../../features/lottery/components/lottery.module.css';
import { RoundPanel } from '../../../features/lottery/components/round-panel.tsx';
import { Winners } from '../../../features/lottery/components/winners.tsx';
import {
  addOfferUrl,
  lotteryRulesUrl,
  lotteryUrl,
  roundUrl,
  signInUrl,
  withNext,
} from '../../../contract/urls.ts';
import { formatDate } from '../../../features/listings/components/format-time.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { PageHead } from '../../page-head.tsx';
import { Prose } from '../content/prose.tsx';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { loadRound } from './load-round.ts';

export async function loader({ context, params, url }: RouteArgs<'round'>) {
  return { round: await loadRound(context, params.round, url) };
}

export default function RoundPage({ loaderData: { round } }: PageProps<typeof loader>) {
  const path = roundUrl(round.slug);
  return (
    <div className={classNames(layout.wrap, layout.mid)}>
      <PageHead
        title={`Losování, ${round.name}`}
        description={`${round.prize}. Los je každá nabídka zveřejněná ${formatDays(round)}, nejvýš pět na inzerenta.`}
        path={path}
      />
      <div className={styles.head}>
        <p>
          <PageLink to={lotteryUrl}>Losování</PageLink>
        </p>
        <h1 className={styles.title}>{round.name}</h1>
      </div>
      <RoundPanel round={round} addOffer={addOfferUrl} signIn={withNext(signInUrl, path)} />
      <Winners winners={round.winners} demo={round.demo} />
      <DrawProof round={round} rules={round.rulesHtml === '' ? lotteryRulesUrl : '#pravidla-kola'} />
      <section className={classNames(styles.section, layout.stack)} aria-labelledby="pravidla-kola">
        <h2 id="pravidla-kola">Pravidla, se kterými se kolo otevřelo {formatDate(round.openedAt)}</h2>
        <Prose html={round.rulesHtml} />
      </section>
    </div>
  );
}
