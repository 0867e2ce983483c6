import Download from 'lucide-react/icons/download';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { entryListUrl, verificationUrl } from '../../../contract/urls.ts';
import type { LotteryRound } from '../contract.ts';
import styles from './lottery.module.css';

/** How to verify the draw, and the published values needed for it. */
export function DrawProof({ round, rules }: { round: LotteryRound; rules: string }) {
  return (
    <section className={classNames(styles.section, layout.columns, layout.columns2)}>
      <div className={layout.stack}>
        <h2>Jak si to ověříš</h2>
        <ol className={styles.steps}>
          <li>Při otevření kola zveřejníme otisk tajného klíče.</li>
          <li>V den losování klíč odtajníme a otisk si každý přepočítá.</li>
          <li>Z klíče a seznamu losů plyne výherce podle pravidla, které známe předem všichni.</li>
        </ol>
        <p>
          <PageLink to={verificationUrl(round.slug)}>Ověřit losování</PageLink>
        </p>
      </div>
      <div className={layout.stack}>
        <Fingerprint title="Otisk klíče" value={round.commitment} />
        {round.secret && <Fingerprint title="Odtajněný klíč" value={round.secret} />}
        {round.listDigest && <Fingerprint title="Otisk seznamu losů" value={round.listDigest} />}
        <div className={layout.row}>
          <a href={entryListUrl(round.slug)} className={buttonClass({ variant: 'ball' })}>
            <Icon of={Download} />
            {round.closedAt ? 'Seznam losů' : 'Průběžný seznam losů'}
          </a>
          <PageLink to={rules}>Úplná pravidla</PageLink>
        </div>
      </div>
    </section>
  );
}

export function Fingerprint({ title, value }: { title: string; value: string }) {
  return (
    <div className={layout.stackSmall}>
      <h3>{title}</h3>
      <p className={styles.hash}>{value}</p>
    </div>
  );
}
