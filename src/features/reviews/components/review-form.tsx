import { Form, useNavigation } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { type FieldErrorMessages, fieldText, type FormFields } from '../../../ui/forms/form-fields.ts';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { reviewTextLength } from '../rules.ts';

/** A refused form: what was typed, and the errors. */
export type RefusedReview = { message: string; values: FormFields; fields: FieldErrorMessages };

type FormProps = {
  /** URL of the conversation, the target of the form. */
  action: string;
  refused: RefusedReview | undefined;
};

const questions = [
  { name: 'handedOver', legend: 'Předalo se to?', yes: 'Předáno', no: 'Nepředáno' },
  { name: 'asDescribed', legend: 'Seděl popis?', yes: 'Popis seděl', no: 'Neseděl' },
  { name: 'smooth', legend: 'Jaká byla domluva?', yes: 'V pohodě', no: 'Drhla' },
] as const;

const Problem = ({ refused }: Pick<FormProps, 'refused'>) =>
  refused && Object.keys(refused.fields).length === 0 ? (
    <Alert severity="error">{refused.message}</Alert>
  ) : null;

/** Form for a review: a tap for each fact, and an optional text. */
export function ReviewForm({ action, refused, asksDescription }: FormProps & { asksDescription: boolean }) {
  const busy = useNavigation().formData?.get('intent') === 'review';
  const typed = (name: string) => (refused ? fieldText(refused.values, name) : '');
  return (
    <Form method="post" action={action} preventScrollReset noValidate className={layout.fields}>
      <Problem refused={refused} />
      {questions
        .filter(({ name }) => name !== 'asDescribed' || asksDescription)
        .map(({ name, legend, yes, no }) => (
          <ChoiceGroup
            key={name}
            legend={legend}
            optional={name === 'asDescribed'}
            error={refused?.fields[name]}
          >
            <Segmented
              name={name}
              defaultValue={typed(name)}
              options={[
                { value: 'yes', label: yes },
                { value: 'no', label: no },
              ]}
            />
          </ChoiceGroup>
        ))}
      <Field
        label="Pár slov"
        optional
        hint="Uvidí je každý, kdo si druhou stranu otevře. Bez jmen, telefonů a adres."
        error={refused?.fields['text']}
      >
        {(wiring) => (
          <TextArea {...wiring} name="text" rows={2} limit={reviewTextLength} defaultValue={typed('text')} />
        )}
      </Field>
      <p className={text.small}>Bude u toho tvoje jméno s odkazem na tvůj profil.</p>
      <Button name="intent" value="review" busy={busy}>
        Uložit hodnocení
      </Button>
    </Form>
  );
}

/** Form for the one reply to a review. */
export function ReplyForm({ action, refused, reviewId }: FormProps & { reviewId: string }) {
  const busy = useNavigation().formData?.get('intent') === 'reply-review';
  return (
    <Form method="post" action={action} preventScrollReset noValidate className={layout.fields}>
      <Problem refused={refused} />
      <input type="hidden" name="review" value={reviewId} />
      <Field
        label="Tvoje odpověď"
        hint="Jen jedna. Bude stát pod hodnocením na tvojí stránce. Bez jmen, telefonů a adres."
        error={refused?.fields['text']}
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            name="text"
            rows={2}
            limit={reviewTextLength}
            defaultValue={refused ? fieldText(refused.values, 'text') : ''}
          />
        )}
      </Field>
      <Button name="intent" value="reply-review" busy={busy} variant="secondary">
        Odpovědět
      </Button>
    </Form>
  );
}
