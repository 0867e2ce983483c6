import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { counted } from '../../../contract/czech.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { answerMessage, type FormAnswer } from '../../form-answer.ts';
import { ReasonField } from './reason-field.tsx';

type Choice = { value: string; label: string };

type Props = {
  /** The page of what is merged, without a query. */
  path: string;
  /** Parameters that the page needs beside the choice, kept by both forms. */
  query?: Readonly<Record<string, string>>;
  title: string;
  label: string;
  others: readonly Choice[];
  merge:
    | { from: Choice; into: Choice; active: number; listings: number; drafts: number; watches: number }
    | undefined;
  answer: FormAnswer | undefined;
  busy: boolean;
  /** What else the merge does. */
  children: ReactNode;
};

/** First into which, then what exactly would move, which cannot be taken back. */
export function MergePanel(props: Props) {
  const { path, query = {}, title, label, others, merge, answer, busy, children } = props;
  const kept = Object.entries(query).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
  return (
    <section className={classNames(layout.stack, layout.panel)} aria-labelledby="sloucit">
      <h2 id="sloucit">{title}</h2>
      <Form method="get" action={path} preventScrollReset className={layout.fields}>
        {kept}
        <Field label={label}>
          {(wiring) => (
            <Select
              {...wiring}
              name="do"
              placeholder="Vyber"
              options={others}
              defaultValue={merge?.into.value ?? ''}
            />
          )}
        </Field>
        <Button variant="secondary">Ukázat, co se přesune</Button>
      </Form>
      {merge && (
        <SentForm errors={answer?.fields} aria-label="Potvrdit sloučení">
          {kept}
          <input type="hidden" name="into" value={merge.into.value} />
          <p>
            Z „{merge.from.label}“ se do „{merge.into.label}“ přesune:{' '}
            {counted(merge.listings, ['inzerát', 'inzeráty', 'inzerátů'])} (z toho aktivních {merge.active}),{' '}
            {counted(merge.drafts, ['rozepsaný inzerát', 'rozepsané inzeráty', 'rozepsaných inzerátů'])} a{' '}
            {counted(merge.watches, ['hlídané hledání', 'hlídaná hledání', 'hlídaných hledání'])}. {children}
          </p>
          <p>
            <strong>Vrátit to nejde:</strong> které inzeráty byly odkud, pak už nikdo nerozliší.
          </p>
          {(answerMessage(answer) ?? answer?.fields['into']?.join(' ')) && (
            <Alert severity="error">{answerMessage(answer) ?? answer?.fields['into']?.join(' ')}</Alert>
          )}
          <ReasonField errors={answer?.fields['reason']} value={fieldText(answer?.values ?? {}, 'reason')} />
          <Button name="wish" value="merge" busy={busy}>
            Sloučit {merge.from.label} do {merge.into.label}
          </Button>
        </SentForm>
      )}
    </section>
  );
}
