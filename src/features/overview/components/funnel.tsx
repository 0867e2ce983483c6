import { wholeNumber } from '../../../contract/czech.ts';
import { type AdminStatistics, funnelDays } from '../contract.ts';
import styles from './funnel.module.css';

/** How far recently begun offers get, and where most are abandoned. */
export function Funnel({
  funnel: { begun, named, photographed, published },
}: Pick<AdminStatistics, 'funnel'>) {
  const steps = [
    { label: 'Ověřený e-mail', count: begun, leaves: '' },
    { label: 'Nadpis', count: named, leaves: 'před nadpisem' },
    { label: 'Fotky', count: photographed, leaves: 'před fotkami' },
    { label: 'Zveřejněno', count: published, leaves: 'před zveřejněním' },
  ].map((step, index, all) => ({
    ...step,
    lost: index === 0 ? 0 : (all[index - 1]?.count ?? 0) - step.count,
  }));
  const worst = steps.reduce((most, step) => (step.lost > most.lost ? step : most));
  return (
    <>
      <p className={styles.since}>Nabídky začaté za posledních {funnelDays} dní, jak daleko došly.</p>
      <ol className={styles.funnel}>
        {steps.map(({ label, count, lost }) => (
          <li key={label}>
            <span>{label}</span>
            <svg className={styles.bar} aria-hidden="true">
              <rect width={`${begun === 0 ? 0 : (count / begun) * 100}%`} height="100%" />
            </svg>
            <b>{wholeNumber(count)}</b>
            <small>{lost > 0 && `−${wholeNumber(lost)}`}</small>
          </li>
        ))}
      </ol>
      <p>
        {begun === 0 && 'Nikdo teď nabídku nezačal.'}
        {begun > 0 &&
          (worst.lost === 0 ? 'Kdo začal, ten zveřejnil.' : `Nejvíc jich zatím zůstalo ${worst.leaves}.`)}
      </p>
    </>
  );
}
