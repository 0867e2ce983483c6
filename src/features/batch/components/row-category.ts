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

/** Choices lose units and what their labels say in brackets (`Levá (L)`), to fit a narrow column. */
const fieldOf = ({ key, label, unit, choices }: AttributeDefinition): RowField => ({
  key,
  label,
  ...(unit === undefined ? {} : { unit }),
  ...(choices
    ? {
        choices: choices.map(({ id, label: name }) => ({ id, label: name.replace(/( cm)?( \(.*\))?$/, '') })),
      }
    : {}),
});

export function rowCategory(form: CategoryForm, needsBrands: boolean): RowCategory {
  const { hand, size, flex, others } = rowAttributes(form);
  return {
    slug: form.slug,
    ...(hand ? { hand: fieldOf(hand) } : {}),
    ...(size ? { size: fieldOf(size) } : {}),
    ...(flex ? { flex: fieldOf(flex) } : {}),
    others: others.filter(({ type }) => type !== 'multi').map(fieldOf),
    states: form.hasCondition ? statesOf(form, 'short') : [],
    brands: needsBrands ? form.brands.map(({ slug, name }) => ({ id: slug, label: name })) : [],
  };
}

/**
 * `used/light`: condition and wear combined into one choice. Short labels fit a narrow column: `Hrané` for
 * „Použité: hrané, plně funkční“.
 */
export function statesOf(
  { conditions, wears }: Pick<CategoryForm, 'conditions' | 'wears'>,
  labels: 'full' | 'short' = 'full',
): Choice[] {
  const shown = (label: string) => (labels === 'short' ? (label.split(/, | \/ /)[0] ?? label) : label);
  const used = ({ label }: Choice, wear: Choice) =>
    labels === 'short' ? shown(wear.label) : `${label}: ${wear.label.toLowerCase()}`;
  return conditions.flatMap((each) =>
    each.id === 'used'
      ? wears.map((wear) => ({ id: `used/${wear.id}`, label: used(each, wear) }))
      : [{ id: each.id, label: shown(each.label) }],
  );
}
