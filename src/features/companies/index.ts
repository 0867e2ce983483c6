export { findCompany, otherIdOfName } from './feature.ts';
