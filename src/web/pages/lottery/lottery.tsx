import { formatDays } from '../../../features/lottery/components/format-days.ts';
import { DrawProof } from '../../../features/lottery/components/draw-proof.tsx';
import styles from '../../../features/lottery/components/lottery.module.css';
import { RoundPanel } from '../../../features/lottery/components/round-panel.tsx';
import { Rounds, Winners } from '../../../features/lottery/components/winners.tsx';
import { getLotteryRound, listLotteryRounds } from '../../../features/lottery/contract.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { loadFromApi } from '../../api-client.ts';
import { PageHead } from '../../page-head.tsx';
import { addOfferUrl, lotteryRulesUrl, lotteryUrl, signInUrl, withNext } from '../../../contract/urls.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';

const description =
  'Každá nabídka zveřejněná v době kola je jeden los, zdarma a nejvýš pět na inzerenta. Losování si každý může přepočítat.';

export async function loader({ context }: RouteArgs) {
  const rounds = await loadFromApi(context, listLotteryRounds);
  const waiting = rounds.filter(({ state }) => state === 'open' || state === 'closed');
  // Prefer the round that is open now to those that start later or wait for their draw.
  const current = waiting.find(({ running }) => running) ?? waiting.at(-1);
  const shown = current ?? rounds.find(({ state }) => state === 'drawn');
  return {
    round: shown && (await loadFromApi(context, getLotteryRound, { params: { slug: shown.slug } })),
    waits: current !== undefined,
    others: waiting.filter(({ slug }) => slug !== shown?.slug),
    past: rounds.filter((each) => each !== shown && !waiting.includes(each)),
  };
}

export default function LotteryPage({
  loaderData: { round, waits, others, past },
}: PageProps<typeof loader>) {
  return (
    <div className={classNames(layout.wrap, layout.mid)}>
      <PageHead title="Losování" description={description} path={lotteryUrl} />
      <div className={styles.head}>
        <h1 className={styles.title}>Losování</h1>
        <p className={classNames(text.lead, styles.lead)}>
          {round && waits
            ? `Každá nabídka zveřejněná ${formatDays(round)} je jeden los. Nejvýš pět na inzerenta.`
            : `Teď se nelosuje. Až další kolo otevřeme, najdeš ho tady.${round ? ' Takhle dopadlo poslední.' : ''}`}
        </p>
        {!round && (
          <p>
            <PageLink to={lotteryRulesUrl}>Pravidla losování</PageLink>
          </p>
        )}
      </div>
      {round && (
        <>
          <RoundPanel round={round} addOffer={addOfferUrl} signIn={withNext(signInUrl, lotteryUrl)} />
          <Winners winners={round.winners} demo={round.demo} />
          <DrawProof round={round} rules={lotteryRulesUrl} />
        </>
      )}
      <Rounds title="Další kola" rounds={others} />
      <Rounds title="Minulá kola" rounds={past} />
    </div>
  );
}
