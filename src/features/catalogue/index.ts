export { allBrands, brandName, findBrand, noBrand, otherBrand } from './brands.ts';
export { categories, categoryById, categoryBySlug, leavesOf } from './categories.ts';
export { categoryForm } from './category-form.ts';
export { conditionLabel, conditionsOf, priceTypeChoices, wearLabel, wearsOf } from './conditions.ts';
export { importedCategory } from './imported-category.ts';
export { preparedQuestions } from './questions.ts';
export { catalogueRoutes } from './routes.ts';
export * from './rules.ts';
