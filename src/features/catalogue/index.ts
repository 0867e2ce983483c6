export {
  brandAliases,
  brandFacts,
  brandOfAddress,
  manufacturerOf,
  allBrands,
  brandName,
  findBrand,
  lineKindOf,
  catalogueBrands,
  type LineKind,
  lineKind,
  lineSlug,
} from './brands.ts';
export { noBrand, otherBrand } from './contract.ts';
export {
  type BrandChange,
  type CatalogueChanges,
  type CategoryChange,
  madeOfCatalogue,
  type OptionChange,
  setCatalogueChanges,
} from './current.ts';
export { currentBrand, fileBrand } from './current-brands.ts';
export { currentFields, currentValue, mergedValues } from './current-values.ts';
export {
  currentAttributes,
  currentOption,
  isFileOption,
  type OptionList,
  optionLists,
  optionsOf,
} from './options.ts';
export {
  attributesOf,
  categories,
  currentCategory,
  fileCategory,
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
  newPrices,
  priceTypeChoices,
  usualPrices,
  wearLabel,
  wearsOf,
} from './category-form.ts';
export { bladeAddsCm, estimatedShaftCm, lengthsAgree, longestTotalCm, otherStickLengths } from './lengths.ts';
export { matchRulesOf } from './match-rules.ts';
export { preparedQuestions } from './questions.ts';
export * from './rules.ts';
export { storedPositions } from './stored-positions.ts';
