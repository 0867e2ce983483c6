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
  { label: 'Hotovo' },
];

/** Counting from zero. The preview stands where „Hotovo“ will: photos are done, and nothing is published yet. */
export type WizardStep = 0 | 1 | 2 | 'preview' | 3;

/** One step of adding an offer or a demand: where one is, what the step is about, and its form. */
export function WizardFrame({
  kind,
  draftId = newDraft,
  step,
  path,
  title,
  lead,
  index = false,
  before,
  children,
}: {
  kind: Kind;
  /** What the steps lead back to; missing before there is any. */
  draftId?: string | undefined;
  step: WizardStep;
  path: string;
  title: string;
  lead?: ReactNode;
  /** Only the first step is for everybody. */
  index?: boolean;
  /** Above the heading: what to decide first. */
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
      <Stepper steps={stepsAt(kind, step, draftId)} />
      {before}
      <h1>{title}</h1>
      {lead && <p className={text.lead}>{lead}</p>}
      <div className={styles.body}>{children}</div>
    </div>
  );
}

/** After the last step nothing is left to go back to. */
export function stepsAt(kind: Kind, step: WizardStep, draftId = newDraft): Step[] {
  const current = step === 'preview' ? 3 : step;
  return stepsOf(kind, draftId).map(({ label, to }, index) => {
    if (index === current) return { label: step === 'preview' ? 'Náhled' : label, state: 'current' };
    return index > current
      ? { label, state: 'coming' }
      : { label, state: 'done', to: step === 3 ? undefined : to };
  });
}
