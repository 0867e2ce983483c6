import type { AttributeDefinition, CategoryForm, Choice } from '../../catalogue/contract.ts';
import { rowAttributes } from '../rules.ts';

type RowField = Pick<AttributeDefinition, 'key' | 'label' | 'unit'> & { choices?: Choice[] };

/** The fields a row shows for its category. */
export type RowCategory = {
  slug: string;
  hand?: RowField;
  size?: RowField;
  flex?: RowField;
  /** Other required attributes that fit into one input. */
  others: RowField[];
  /** Conditions, with used split by wear; empty for categories without a condition. */
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

/** `used/light`: condition and wear combined into one choice. */
export function statesOf({ conditions, wears }: Pick<CategoryForm, 'conditions' | 'wears'>): Choice[] {
  return conditions.flatMap(({ id, label }) =>
    id === 'used'
      ? wears.map((wear) => ({ id: `used/${wear.id}`, label: `${label}: ${wear.label.toLowerCase()}` }))
      : [{ id, label }],
  );
}
