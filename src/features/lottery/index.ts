export { deleteDemoRounds } from './db-rounds.ts';
export { holdDemoRound } from './demo-round.ts';
export { openedRounds } from './rounds.ts';
