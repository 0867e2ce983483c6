import { nodeProgram, shellCommands } from '../../../features/lottery/components/by-hand.ts';
import { Fingerprint } from '../../../features/lottery/components/draw-proof.tsx';
import styles from '../../../features/lottery/components/lottery.module.css';
import { Verification } from '../../../features/lottery/components/verification.tsx';
import { Winners } from '../../../features/lottery/components/winners.tsx';
import { entryListUrl, roundUrl, verificationUrl } from '../../../contract/urls.ts';
import { formatDateTime } from '../../../features/listings/components/format-time.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { PageHead } from '../../page-head.tsx';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { loadRound } from './load-round.ts';

export async function loader({ context, params, url }: RouteArgs<'round'>) {
  return { round: await loadRound(context, params.round, url) };
}

/** Everything needed to verify a draw: in the browser by one button, or by hand without our scripts. */
export default function CheckRoundPage({ loaderData: { round } }: PageProps<typeof loader>) {
  const list = entryListUrl(round.slug);
  return (
    <div className={classNames(layout.wrap, layout.mid)}>
      <PageHead
        title={`Ověření losování, ${round.name}`}
        description={`Otisk klíče, seznam losů a výpočet výherců: ${round.name}.`}
        path={verificationUrl(round.slug)}
        index={false}
      />
      <div className={styles.head}>
        <p>
          <PageLink to={roundUrl(round.slug)}>{round.name}</PageLink>
        </p>
        <h1 className={styles.title}>Ověření losování</h1>
        <p className={classNames(text.lead, styles.lead)}>{whatCanBeChecked(round)}</p>
      </div>
      {round.listDigest && (
        <section className={styles.section} aria-label="Přepočet">
          <Verification round={round} />
        </section>
      )}
      <section className={classNames(styles.section, layout.stack)}>
        <h2>Co jsme zveřejnili</h2>
        <Fingerprint title={`Otisk klíče, ${formatDateTime(round.openedAt)}`} value={round.commitment} />
        {round.listDigest && round.closedAt && (
          <Fingerprint
            title={`Otisk seznamu losů, ${formatDateTime(round.closedAt)}`}
            value={round.listDigest}
          />
        )}
        {round.secret && round.drawnAt && (
          <Fingerprint title={`Klíč, ${formatDateTime(round.drawnAt)}`} value={round.secret} />
        )}
        <p>
          <a href={list}>{round.listDigest ? 'Seznam losů' : 'Průběžný seznam losů'} (losy.txt)</a>
        </p>
      </section>
      <Winners winners={round.winners} demo={round.demo} />
      <section className={classNames(styles.section, layout.stack)}>
        <h2>Přesné pravidlo</h2>
        <ol className={styles.steps}>
          <li>Otisk klíče je SHA-256 z 32 bajtů klíče, ne z jeho písmen.</li>
          <li>
            Seznam losů je text: první řádek „losovani 1“ a adresa kola, pak na každém řádku číslo inzerátu a
            číslo prvního inzerátu téhož inzerenta v kole. Řádky jsou seřazené podle čísla a každý končí
            znakem LF. Otisk seznamu je SHA-256 celého textu.
          </li>
          <li>
            Pro čítač 0, 1, 2 a dál se spočítá HMAC-SHA-256, klíčem je 32 bajtů klíče, zprávou text „otisk
            seznamu:čítač“.
          </li>
          <li>
            Prvních 8 bajtů výsledku je celé číslo, nejvyšší bajt první. Je-li aspoň tak velké jako nejvyšší
            násobek počtu losů do 2⁶⁴, přeskočí se. Jinak zbytek po dělení počtem losů, plus jedna, je řádek
            losu.
          </li>
          <li>Los inzerenta, který už vylosovaný je, se přeskočí. Tak se určí výherci i náhradníci.</li>
        </ol>
      </section>
      {round.listDigest && (
        <section className={classNames(styles.section, layout.stack)}>
          <h2>Spočítej si to bez nás</h2>
          <p>Stáhni losy.txt a v jeho složce spusť v terminálu:</p>
          <pre className={styles.commands}>{shellCommands(round).join('\n')}</pre>
          {round.secret && (
            <>
              <p>
                Řádek losu je prvních 16 číslic posledních výsledků, převedených ze šestnáctkové soustavy,
                zbytek po dělení {round.entries}, plus jedna. Celé losování najednou spočítá tenhle program,
                ulož ho jako los.mjs a spusť „node los.mjs“:
              </p>
              <pre className={styles.commands}>{nodeProgram(round)}</pre>
            </>
          )}
        </section>
      )}
    </div>
  );
}

function whatCanBeChecked({
  state,
  secret,
  listDigest,
}: PageProps<typeof loader>['loaderData']['round']): string {
  if (secret) return 'Kolo je vylosované. Přepočítej si ho celé.';
  if (state === 'cancelled') return 'Kolo je zrušené, klíč se nezveřejní.';
  if (listDigest) return 'Seznam losů je uzavřený. Klíč zveřejníme při losování.';
  return 'Kolo běží. Otisk klíče už je zveřejněný, seznam losů se uzavře po posledním dni.';
}
