import Check from 'lucide-react/icons/check';
import { Icon } from '../icons/icon.tsx';
import text from '../layout/text.module.css';
import { PageLink } from './page-link.tsx';
import styles from './stepper.module.css';

export type Step = { label: string; state: 'done' | 'current' | 'coming'; to?: string | undefined };

/** Steps of a longer task: completed ones may link back, the current one is marked. */
export function Stepper({ steps, label = 'Postup' }: { steps: readonly Step[]; label?: string }) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.label}
          className={step.state === 'done' ? styles.done : undefined}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          {step.state === 'done' ? <DoneStep {...step} /> : step.label}
        </li>
      ))}
    </ol>
  );
}

function DoneStep({ label, to }: Step) {
  const done = (
    <>
      <Icon of={Check} />
      <span>
        <span className={text.hidden}>hotovo: </span>
        {label}
      </span>
    </>
  );
  return to ? <PageLink to={to}>{done}</PageLink> : done;
}
