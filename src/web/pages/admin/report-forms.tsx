import type { ReactNode } from 'react';
import type { DecisionAction } from '../../../features/blocking/contract.ts';
import { formatMoment } from '../../../features/listings/components/format-time.ts';
import type { Objection, Report, ReportedContent } from '../../../features/reports/contract.ts';
import { badFaithDays, badFaithLimitWords, reportReasons } from '../../../features/reports/rules.ts';
import { reviewOf } from '../../../features/reviews/rules.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/cards/badge.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldText, type FormFields } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import type { SubmissionResult } from '../../../ui/forms/live-form.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { Dotted } from '../../../ui/layout/dotted.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import admin from './admin.module.css';

type Given = SubmissionResult & { values: FormFields };

/** Labels of decisions made. */
export const doneLabels: Readonly<Record<DecisionAction, string>> = {
  kept: 'Ponecháno',
  handled: 'Vyřízeno jinak',
  hidden: 'Skryto',
  removed: 'Smazáno',
  blocked: 'Zablokováno',
};

/** A report, its sender and what else they have reported. */
export function ReportLine({
  report: { number, reason, explanation, sentAt, sender, badFaith, action },
  now,
  grouped = false,
  children,
}: {
  report: Report;
  now: number;
  /** The reason is shown above the group, so it is omitted here. */
  grouped?: boolean;
  children?: ReactNode;
}) {
  const { name, email, signedIn, reports, badFaith: marked, refused } = sender;
  const facts = [
    grouped ? `Hlášení č. ${number}` : `${number}. ${reportReasons[reason]}`,
    `${name ?? 'beze jména'}, ${signedIn ? 's účtem' : 'bez účtu'}`,
    formatMoment(sentAt, now),
    `${signedIn ? 'hlášení celkem' : 'hlášení z té adresy nebo sítě celkem'}: ${reports}, zneužití: ${marked}`,
    refused && 'další od něj nepřijímáme',
  ];
  return (
    <article className={layout.stackSmall}>
      <blockquote className={admin.words}>„{explanation}“</blockquote>
      <div className={classNames(text.small, text.secondary, admin.words)}>
        {badFaith && <Badge tone="error">Zneužití</Badge>}{' '}
        {action && <Badge tone="line">{doneLabels[action]}</Badge>} <Dotted parts={facts} />
        {email}
      </div>
      {children}
    </article>
  );
}

/** Marks a report as abuse, or removes the mark; collapsed, because it is rare. */
export function BadFaithForm({
  number,
  marked,
  values,
  errors,
  message,
  busy,
}: Given & { number: number; marked: boolean }) {
  const id = `zneuziti-${number}`;
  const label = marked ? 'Není to zneužití' : 'Označit za zneužití';
  return (
    <details open={message !== undefined || errors !== undefined}>
      <summary>{label}</summary>
      <SentForm errors={errors} aria-label={`${label}, hlášení č. ${number}`}>
        {message && <Alert severity="error">{message}</Alert>}
        <input type="hidden" name="number" value={number} />
        <input type="hidden" name="id" value={number} />
        <Field
          label="Důvod"
          id={id}
          hint={
            marked
              ? 'Pošleme mu ho se zprávou, že varování neplatí.'
              : `Pošleme mu ho jako varování. Po ${badFaithLimitWords} zneužitích za ${badFaithDays} dní od něj další hlášení nepřijmeme.`
          }
          error={errors?.['reason']}
        >
          {(wiring) => (
            <Input {...wiring} name="reason" maxLength={300} defaultValue={fieldText(values, 'reason')} />
          )}
        </Field>
        <Button name="wish" value={marked ? 'good-faith' : 'bad-faith'} variant="secondary" busy={busy}>
          {label}
        </Button>
      </SentForm>
    </details>
  );
}

/** Whether the subject is a review, or a reply to one, that an admin has hidden. */
export const isHiddenReview = ({ subject, decisions }: ReportedContent): boolean =>
  reviewOf(subject) !== undefined &&
  decisions.some((each) => each.subject === subject && each.action === 'hidden' && !each.reversedAt);

/** Shows hidden content again; collapsed, because it is rare. */
export function ShowForm({ values, errors, message, busy }: Given) {
  return (
    <details open={message !== undefined || errors !== undefined}>
      <summary>Vrátit skryté</summary>
      <SentForm errors={errors} aria-label="Vrátit skryté">
        {message && <Alert severity="error">{message}</Alert>}
        <Field
          label="Důvod"
          id="vratit"
          hint="Zůstane v záznamu zásahů. Autor i kdo hlásil se dozví jen to, že je zpátky."
          error={errors?.['reason']}
        >
          {(wiring) => (
            <Input {...wiring} name="reason" maxLength={300} defaultValue={fieldText(values, 'reason')} />
          )}
        </Field>
        <Button name="wish" value="show" variant="secondary" busy={busy}>
          Vrátit
        </Button>
      </SentForm>
    </details>
  );
}

/** An objection with its response, or with the form for one. */
export function AnswerForm({
  objection: { id, report, message: objected, sentAt, answer, granted },
  decision,
  now,
  values,
  errors,
  message,
  busy,
}: Given & {
  objection: Objection;
  /** The decision objected to. */
  decision: ReportedContent['decisions'][number] | undefined;
  now: number;
}) {
  const who = report === undefined ? 'Inzerent' : `Kdo poslal hlášení č. ${report}`;
  const grants = report === undefined ? 'Vyhovět: vzít zásah zpět' : 'Vyhovět: hlášení se vrátí k rozhodnutí';
  const choices = [
    { value: 'false', label: 'Rozhodnutí zůstává' },
    { value: 'true', label: grants },
  ];
  return (
    <article className={layout.stackSmall}>
      <p>
        <b>{who}</b>, {formatMoment(sentAt, now)}
      </p>
      <p className={admin.words}>{objected}</p>
      {decision && (
        <p className={text.small}>
          Proti rozhodnutí: {doneLabels[decision.action]}, {formatMoment(decision.decidedAt, now)}
          {decision.decidedBy && `, rozhodl ${decision.decidedBy}`}.
        </p>
      )}
      {answer === undefined && decision?.own && (
        <Alert severity="warn">
          Tohle je tvoje vlastní rozhodnutí. Námitku má posoudit někdo jiný; odpověz sám, jen když tu nikdo
          jiný není.
        </Alert>
      )}
      {answer !== undefined && (
        <p>
          {granted ? 'Vyhověno' : 'Rozhodnutí zůstalo'}: {answer}
        </p>
      )}
      {(answer === undefined || message !== undefined) && (
        <SentForm errors={errors} aria-label="Odpovědět na námitku">
          {message && <Alert severity="error">{message}</Alert>}
          <input type="hidden" name="objection" value={id} />
          <input type="hidden" name="id" value={id} />
          <ChoiceGroup legend="Odpověď" id={`vyhovet-${id}`} error={errors?.['granted']}>
            {choices.map((choice) => (
              <Checkbox
                key={choice.value}
                {...choice}
                type="radio"
                name="granted"
                required
                defaultChecked={fieldText(values, 'granted') === choice.value}
              />
            ))}
          </ChoiceGroup>
          <Field
            label="Odůvodnění"
            id={`odpoved-${id}`}
            hint="Přečte si ho ten, kdo námitku podal. Když zásah vezmeme zpět, i druhá strana."
            error={errors?.['answer']}
          >
            {(wiring) => (
              <TextArea
                {...wiring}
                name="answer"
                rows={4}
                limit={1000}
                defaultValue={fieldText(values, 'answer')}
              />
            )}
          </Field>
          <Button name="wish" value="answer" busy={busy}>
            Odpovědět
          </Button>
        </SentForm>
      )}
    </article>
  );
}
