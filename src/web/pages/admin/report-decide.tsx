import EyeOff from 'lucide-react/icons/eye-off';
import FolderCheck from 'lucide-react/icons/folder-check';
import Gavel from 'lucide-react/icons/gavel';
import { DecisionFields, decisionLabels } from '../../../features/blocking/components/decision-fields.tsx';
import type { DecisionAction } from '../../../features/blocking/contract.ts';
import type { PreviewedEmail } from '../../../features/reports/contract.ts';
import { type ReviewPart, reviewOf } from '../../../features/reviews/rules.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';
import { fieldText, type FormFields } from '../../../ui/forms/form-fields.ts';
import input from '../../../ui/forms/input.module.css';
import { LiveForm, type SubmissionResult } from '../../../ui/forms/live-form.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Ban, Check } from '../../../ui/icons/drawings.tsx';
import { Icon, type IconDrawing } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import admin from './admin.module.css';
import {
  type CaseKey,
  type CaseKeys,
  keyOf,
  KeySign,
  numberedBy,
  SendKeySign,
  sendKeyOf,
} from './case-keys.tsx';
import styles from './report-case.module.css';

type Choice = { label: string; line: string; key: CaseKey; icon: IconDrawing };

const choices: Readonly<Record<DecisionAction, Choice>> = {
  kept: { label: 'Nechat být', line: 'Nic proti pravidlům. Inzerent se nic nedozví.', key: 'n', icon: Check },
  hidden: {
    label: 'Skrýt do opravy',
    line: 'Uvidí ho jen inzerent, opraví ho a pošle ke kontrole.',
    key: 'o',
    icon: EyeOff,
  },
  removed: { label: 'Smazat inzerát', line: 'Účet běží dál.', key: 's', icon: Ban },
  blocked: {
    label: 'Zablokovat účet',
    line: 'Zmizí všechny jeho inzeráty a nepřihlásí se.',
    key: 'z',
    icon: Gavel,
  },
  handled: {
    label: 'Oprávněné, vyřízeno jinak',
    line: 'Třeba předáno policii, nebo je už smazáno. Inzerent se nic nedozví.',
    key: 'v',
    icon: FolderCheck,
  },
};

/** Labels for a review or a reply, whose author cannot fix it. */
const hiddenLabels: Readonly<Record<ReviewPart, string>> = {
  review: 'Skrýt hodnocení',
  'review-reply': 'Skrýt odpověď',
};
const hiddenLine = 'Nikdo to neuvidí. Autor se dozví proč a může podat námitku.';

const choiceOf = (action: DecisionAction, subject: string): Choice => {
  const review = action === 'hidden' ? reviewOf(subject) : undefined;
  return review ? { ...choices.hidden, label: hiddenLabels[review.part], line: hiddenLine } : choices[action];
};

/** Shortcut keys of the form. */
export const decisionKeys = (actions: readonly DecisionAction[]): CaseKey[] => [
  ...actions.map((action) => choices[action].key),
  'e',
];

/** From the mildest to the strictest; last, handled elsewhere. */
const inOrder = ['kept', 'hidden', 'removed', 'blocked', 'handled'] as const satisfies DecisionAction[];

/** Destructive decisions are red. */
const hardest: readonly DecisionAction[] = ['removed', 'blocked'];

const load = () =>
  import('../../../features/reports/components/check-decision.ts').then(({ checkDecision }) => checkDecision);
const labels = { action: 'Co s tím', ...decisionLabels };

/** Decides all shown reports. Both sides receive the reason by email, which can be previewed. */
export function DecideForm({
  values,
  busy,
  draft,
  upTo,
  subject,
  actions,
  emails,
  keys,
  ...sent
}: SubmissionResult & {
  values: FormFields;
  draft: string;
  upTo: number;
  /** The subject of the decision. */
  subject: string;
  actions: readonly DecisionAction[];
  emails: readonly PreviewedEmail[] | undefined;
  keys: CaseKeys;
}) {
  return (
    <LiveForm load={load} label="Rozhodnout" labels={labels} {...sent}>
      {(wrong) => (
        <>
          <ChoiceGroup legend={labels.action} id="action" error={wrong['action']}>
            {inOrder
              .filter((action) => actions.includes(action))
              .map((action) => {
                const { label, line, key, icon } = choiceOf(action, subject);
                return (
                  <label
                    key={action}
                    className={classNames(styles.tile, hardest.includes(action) && styles.hard)}
                  >
                    <input
                      type="radio"
                      className={input.overTile}
                      name="action"
                      value={action}
                      defaultChecked={fieldText(values, 'action') === action}
                      {...keyOf(keys, key)}
                    />
                    <Icon of={icon} />
                    <span>
                      <b>{label}</b>
                      <small>{line}</small>
                    </span>
                    <KeySign keys={keys} of={key} />
                  </label>
                );
              })}
          </ChoiceGroup>
          <p className={text.secondary}>
            Důvod si přečte ten, kdo hlásil, i inzerent, pokud se ho rozhodnutí týká. Kdo hlásil, v něm být
            nesmí. Pravidlo vyplň, když něco skrýváš, mažeš nebo blokuješ.
          </p>
          <input type="hidden" name="upTo" value={upTo} />
          <DecisionFields
            values={values}
            wrong={wrong}
            draft={draft}
            withoutSource
            numbered={numberedBy(keys)}
          />
          {emails && <Emails emails={emails} />}
          <div className={layout.stackSmall}>
            <Button name="wish" value="decide" block busy={busy} className={styles.send} {...sendKeyOf(keys)}>
              <span>
                Rozhodnout a poslat <span className={text.noWrap}>e-maily</span>
              </span>
              <SendKeySign keys={keys} />
            </Button>
            <Button name="wish" value="preview" variant="secondary" block busy={busy} {...keyOf(keys, 'e')}>
              Ukázat e-maily
              <KeySign keys={keys} of="e" />
            </Button>
          </div>
          <p className={classNames(text.small, text.secondary)}>
            Minutu to jde vzít zpět. Do té doby se nic nestane a žádný e-mail neodejde.
          </p>
        </>
      )}
    </LiveForm>
  );
}

/** A stable ref callback: a new function per render would scroll again while the user clicks. */
const bringIntoSight = (shown: HTMLElement | null) => shown?.scrollIntoView({ block: 'nearest' });

const sides = { advertiser: 'Inzerent', reporter: 'Kdo hlásil' } as const;

/** The exact email each side would receive. */
function Emails({ emails }: { emails: readonly PreviewedEmail[] }) {
  return (
    <section
      ref={bringIntoSight}
      className={classNames(layout.stackSmall, styles.emails)}
      role="status"
      aria-label="E-maily, které odejdou"
    >
      <p>{emails.length === 0 ? 'Žádný e-mail neodejde.' : 'Tohle odejde, až rozhodneš:'}</p>
      {emails.map(({ side, recipients, subject, text: words }) => (
        <article key={side} className={layout.panel}>
          <p className={text.small}>
            Komu: {sides[side]}
            {recipients > 1 && `, celkem ${recipients} lidem`}
          </p>
          <p>
            <b>{subject}</b>
          </p>
          <pre className={admin.plain}>{words}</pre>
        </article>
      ))}
    </section>
  );
}
