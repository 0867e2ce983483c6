import { Field } from '../../../../ui/forms/field.tsx';
import { fieldText } from '../../../../ui/forms/form-fields.ts';
import { Input } from '../../../../ui/forms/input.tsx';
import type { FormPartProps, ListingLimits } from './listing-form-props.ts';
import { useSuggestedTitle } from './use-suggested-title.ts';

type Props = FormPartProps & { limits: ListingLimits };

/** The name of what is offered. */
export function OfferTitle(props: Props) {
  return <TitleField {...props} hint="Značka, model a čím je tvůj kus jiný." />;
}

/** The name of a demand, made of what the form already says until somebody writes another. */
export function DemandTitle(props: Props) {
  const { category, values } = props;
  const { ref, suggested } = useSuggestedTitle(category, values);
  return (
    <TitleField
      {...props}
      input={ref}
      hint={
        suggested
          ? 'Složili jsme ho z toho, co sháníš. Můžeš ho přepsat.'
          : 'Když ho necháš prázdný, složíme ho z toho, co sháníš.'
      }
    />
  );
}

function TitleField({
  limits,
  values,
  errors,
  hint,
  input,
}: Props & { hint: string; input?: React.Ref<HTMLInputElement> }) {
  return (
    <Field
      label="Název"
      id="title"
      note={`${limits.titleMin}–${limits.titleMax} znaků`}
      hint={hint}
      error={errors.title}
    >
      {(wiring) => (
        <Input
          {...wiring}
          ref={input}
          name="title"
          defaultValue={fieldText(values, 'title')}
          autoComplete="off"
        />
      )}
    </Field>
  );
}
