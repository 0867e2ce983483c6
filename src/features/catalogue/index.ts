export { brandAliases, brandFacts, brandOfAddress, manufacturerOf } from './brand-facts.ts';
export { allBrands, brandName, findBrand, lineKindOf } from './brands.ts';
export { noBrand, otherBrand } from './contract.ts';
export {
  attributesOf,
  categories,
  categoryById,
  categoryBySlug,
  leavesOf,
  categorySynonyms,
  importedCategory,
  importedLeaves,
} from './categories.ts';
export {
  categoryForm,
  conditionLabel,
  conditionsOf,
  priceTypeChoices,
  wearLabel,
  wearsOf,
} from './category-form.ts';
export { catalogueBrands, type LineKind } from './brand-catalogue.ts';
export { lineSlug } from './lines.ts';
export { lengthsAgree, otherStickLengths } from './lengths.ts';
export { preparedQuestions } from './questions.ts';
export * from './rules.ts';
