import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { type Step, Stepper } from '../../../ui/navigation/stepper.tsx';
import { PageHead } from '../../page-head.tsx';
import type { Kind } from '../../../features/catalogue/contract.ts';
import { newDraft, otherAccountUrl, stepOfDraft, wizardUrls } from '../../../contract/urls.ts';
import { wizardTexts } from './wizard-texts.ts';
import styles from './wizard.module.css';

const stepsOf = (kind: Kind, draftId: string) => [
  { label: 'Ověření', to: otherAccountUrl(kind) },
  { label: 'Údaje', to: stepOfDraft(wizardUrls[kind].details, draftId) },
  { label: 'Fotky', to: stepOfDraft(wizardUrls[kind].photos, draftId) },
  { label: 'Náhled' },
];

/** Zero-based; after publishing all steps are done. */
export type WizardStep = 0 | 1 | 2 | 3 | 'published';

/** A step of adding an offer or a demand: the progress, a heading and the form. */
export function WizardFrame({
  kind,
  draftId = newDraft,
  step,
  path,
  title,
  lead,
  index = false,
  hasSteps = true,
  before,
  children,
}: {
  kind: Kind;
  /** The draft that the steps link to; `newDraft` before one exists. */
  draftId?: string | undefined;
  step: WizardStep;
  path: string;
  title: string;
  lead?: ReactNode;
  /** Whether search engines may index it; only the first step is public. */
  index?: boolean;
  /** Whether the steps of the wizard follow; signing in for another page has none. */
  hasSteps?: boolean;
  /** Content above the heading, such as the choice between offer and demand. */
  before?: ReactNode;
  children: ReactNode;
}) {
  const texts = wizardTexts[kind];
  return (
    <div className={classNames(layout.wrap, layout.narrow, styles.wizard)}>
      <PageHead
        title={index ? texts.title : `${title} – ${texts.tail}`}
        description={texts.description}
        path={path}
        index={index}
      />
      {hasSteps && <Stepper steps={stepsAt(kind, step, draftId)} />}
      {before}
      <h1>{title}</h1>
      {lead && <p className={text.lead}>{lead}</p>}
      <div className={styles.body}>{children}</div>
    </div>
  );
}

/** The steps with their links; after publishing none links back. */
export function stepsAt(kind: Kind, step: WizardStep, draftId = newDraft): Step[] {
  return stepsOf(kind, draftId).map(({ label, to }, index) => {
    if (step === 'published') return { label, state: 'done' };
    if (index === step) return { label, state: 'current' };
    return index > step ? { label, state: 'coming' } : { label, state: 'done', to };
  });
}
