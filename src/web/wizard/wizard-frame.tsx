import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { type Step, Stepper } from '../../ui/navigation/stepper.tsx';
import { PageHead } from '../page-head.tsx';
import { wizardUrls } from '../urls.ts';
import styles from './wizard.module.css';

const steps = [
  { label: 'Ověření', to: wizardUrls.email },
  { label: 'Údaje', to: wizardUrls.details },
  { label: 'Fotky', to: wizardUrls.photos },
  { label: 'Hotovo' },
];

/** Counting from zero; the preview ends the step of photos. */
export type WizardStep = 0 | 1 | 2 | 3;

/** One step of adding an offer: where one is, what the step is about, and its form. */
export function WizardFrame({
  step,
  path,
  title,
  lead,
  index = false,
  children,
}: {
  step: WizardStep;
  path: string;
  title: string;
  lead?: ReactNode;
  /** Only the first step is for everybody. */
  index?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={classNames(layout.wrap, layout.narrow, styles.wizard)}>
      <PageHead
        title={index ? 'Přidat nabídku' : `${title} – přidání nabídky`}
        description="Prodej florbalovou výbavu přímo hráčům: stačí e-mail, pár údajů a fotky. Bez provize."
        path={path}
        index={index}
      />
      <Stepper steps={stepsAt(step)} />
      <h1>{title}</h1>
      {lead && <p className={text.lead}>{lead}</p>}
      <div className={styles.body}>{children}</div>
    </div>
  );
}

/** After the last step nothing is left to go back to. */
export function stepsAt(current: WizardStep): Step[] {
  return steps.map(({ label, to }, index) => {
    if (index === current) return { label, state: 'current' };
    return index > current
      ? { label, state: 'coming' }
      : { label, state: 'done', to: current < 3 ? to : undefined };
  });
}
