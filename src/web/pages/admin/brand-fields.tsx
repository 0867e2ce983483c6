import type { Category } from '../../../features/catalogue/contract.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import type { FieldErrorMessages, FormFields } from '../../../ui/forms/form-fields.ts';
import { fieldList, fieldText } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import admin from './admin.module.css';
import { ReasonField } from './reason-field.tsx';

type Props = {
  categories: readonly Pick<Category, 'slug' | 'name' | 'listable'>[];
  /** Categories that cannot be taken away. */
  fixed?: readonly string[];
  values: FormFields;
  errors: FieldErrorMessages | undefined;
};

/** What a brand is called and where it is sold, and why that is changed. */
export function BrandFields({ categories, fixed = [], values, errors }: Props) {
  const chosen = fieldList(values, 'categories');
  return (
    <>
      <Field label="Název" error={errors?.['name']}>
        {(wiring) => <Input {...wiring} name="name" defaultValue={fieldText(values, 'name')} />}
      </Field>
      <ChoiceGroup
        legend="Kde se prodává"
        hint="V těchto kategoriích ji formulář inzerátu nabídne."
        error={errors?.['categories']}
        long
      >
        <div className={admin.choices}>
          {categories
            .filter(({ listable }) => listable)
            .map(({ slug, name }) => (
              <Checkbox
                key={slug}
                dense
                name="categories"
                value={slug}
                label={name}
                defaultChecked={chosen.includes(slug) || fixed.includes(slug)}
                disabled={fixed.includes(slug)}
              />
            ))}
        </div>
      </ChoiceGroup>
      {/* A choice that cannot be changed is not sent by itself. */}
      {fixed.map((slug) => (
        <input key={slug} type="hidden" name="categories" value={slug} />
      ))}
      <ReasonField errors={errors?.['reason']} value={fieldText(values, 'reason')} />
    </>
  );
}
