import { useEffect, useRef, useState } from 'react';
import { Field } from '../../../../ui/forms/field.tsx';
import { setText } from '../../../../ui/forms/fill-form.ts';
import { fieldText, type FormFields, readFormFields } from '../../../../ui/forms/form-fields.ts';
import { Input } from '../../../../ui/forms/input.tsx';
import { isInside, nameOf } from '../../../../ui/forms/live-form-dom.ts';
import type { CategoryForm } from '../../../catalogue/contract.ts';
import { demandTitle } from '../../demand-title.ts';
import type { FormPartProps, ListingLimits } from './listing-form-props.ts';

type Props = FormPartProps & { limits: ListingLimits };

/** Title of an offer. */
export function OfferTitle(props: Props) {
  return <TitleField {...props} hint="Značka, model a čím je tvůj kus jiný." />;
}

/** Title of a demand, generated from the other fields until the user writes another. */
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

/**
 * Keeps the generated title of a demand in step with the other fields while it is unchanged or empty. A title
 * written by the user is preserved.
 */
function useSuggestedTitle(category: CategoryForm, values: FormFields) {
  const ref = useRef<HTMLInputElement>(null);
  const written = fieldText(values, 'title');
  const [suggested, setSuggested] = useState(written !== '' && written === demandTitle(category, values));
  const last = useRef(suggested ? written : '');
  useEffect(() => {
    const input = ref.current;
    const form = input?.form;
    if (!input || !form) return;
    const follow = () => {
      const own = input.value.trim() !== '' && input.value !== last.current;
      setSuggested(!own);
      if (own || document.activeElement === input) return;
      last.current = demandTitle(category, readFormFields(new FormData(form)));
      if (input.value !== last.current) setText(input, last.current);
    };
    const listen = (event: Event) => {
      if (isInside(form, event.target) && (nameOf(event.target) !== 'title' || event.type === 'focusout'))
        follow();
    };
    follow();
    // On window, so that it runs after React and the form's validation.
    for (const type of ['input', 'change', 'focusout']) window.addEventListener(type, listen);
    return () => {
      for (const type of ['input', 'change', 'focusout']) window.removeEventListener(type, listen);
    };
  }, [category]);
  return { ref, suggested };
}
