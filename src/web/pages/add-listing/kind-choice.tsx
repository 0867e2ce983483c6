import type { Kind } from '../../../features/catalogue/contract.ts';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { addDemandUrl, addOfferUrl } from '../../../contract/urls.ts';
import styles from './wizard.module.css';

const choices = [
  { kind: 'offer', to: addOfferUrl, label: 'Nabídka', line: 'Prodáváš, měníš nebo daruješ' },
  { kind: 'demand', to: addDemandUrl, label: 'Poptávka', line: 'Sháníš a řekneš, kolik dáš' },
] as const;

/** Choice between offer and demand. They have separate URLs, so these are plain links. */
export function KindChoice({ kind: chosen, severalTo }: { kind: Kind; severalTo: string }) {
  return (
    <>
      <nav className={styles.kinds} aria-label="Co přidáváš">
        {choices.map(({ kind, to, label, line }) => (
          <PageLink key={kind} to={to} keepScroll aria-current={kind === chosen ? 'page' : undefined}>
            <b>{label}</b>
            <small>{line}</small>
          </PageLink>
        ))}
      </nav>
      {chosen === 'offer' && <SeveralLink to={severalTo} />}
    </>
  );
}

/** The same choice in one low row, above a form that has begun. */
export function KindSwitch({ kind: chosen }: { kind: Kind }) {
  return (
    <nav className={styles.kindSwitch} aria-label="Co přidáváš">
      {choices.map(({ kind, to, label }) => (
        <PageLink key={kind} to={to} keepScroll aria-current={kind === chosen ? 'page' : undefined}>
          {label}
        </PageLink>
      ))}
    </nav>
  );
}

export function SeveralLink({ to }: { to: string }) {
  return (
    <p className={text.small}>
      Máš toho plnou skříň? <PageLink to={to}>Vlož víc věcí najednou</PageLink>
    </p>
  );
}
