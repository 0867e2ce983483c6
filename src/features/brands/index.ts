export { followBrands } from './current.ts';
