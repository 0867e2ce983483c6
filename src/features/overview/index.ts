export { measureSystem, type SystemMeasures } from './admin.ts';
