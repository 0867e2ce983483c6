import type { AttributeDefinition, CategoryForm, Choice } from '../../catalogue/contract.ts';
import { rowAttributes } from '../rules.ts';

type RowField = Pick<AttributeDefinition, 'key' | 'label' | 'unit'> & { choices?: Choice[] };

/** What a row shows of its category. */
export type RowCategory = {
  slug: string;
  hand?: RowField;
  size?: RowField;
  flex?: RowField;
  /** What else it has to say and one field can hold. */
  others: RowField[];
  /** Conditions, the used one by its degrees of wear; none where things have no condition. */
  states: Choice[];
  brands: Choice[];
};

const fieldOf = ({ key, label, unit, choices }: AttributeDefinition): RowField => ({
  key,
  label,
  ...(unit === undefined ? {} : { unit }),
  ...(choices ? { choices: choices.map(({ id, label: name }) => ({ id, label: name })) } : {}),
});

export function rowCategory(form: CategoryForm, needsBrands: boolean): RowCategory {
  const { hand, size, flex, others } = rowAttributes(form);
  return {
    slug: form.slug,
    ...(hand ? { hand: fieldOf(hand) } : {}),
    ...(size ? { size: fieldOf(size) } : {}),
    ...(flex ? { flex: fieldOf(flex) } : {}),
    others: others.filter(({ type }) => type !== 'multi').map(fieldOf),
    states: form.hasCondition ? statesOf(form) : [],
    brands: needsBrands ? form.brands.map(({ slug, name }) => ({ id: slug, label: name })) : [],
  };
}

/** `used/light`: the condition and the wear by one choice. */
export function statesOf({ conditions, wears }: Pick<CategoryForm, 'conditions' | 'wears'>): Choice[] {
  return conditions.flatMap(({ id, label }) =>
    id === 'used'
      ? wears.map((wear) => ({ id: `used/${wear.id}`, label: `${label}: ${wear.label.toLowerCase()}` }))
      : [{ id, label }],
  );
}
