export { deleteDemoRounds } from './db-rounds.ts';
export { addDemoRound } from './demo-round.ts';
export { openedRounds } from './rounds.ts';
