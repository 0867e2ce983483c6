export { deleteDemoPoints } from './db.ts';
export { addDemoPoints } from './demo-points.ts';
export { pointsBetween } from './suggest.ts';
