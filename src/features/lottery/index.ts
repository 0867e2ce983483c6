export { lotterySchedule } from './jobs.ts';
export { lotteryRoutes } from './routes.ts';
export { openedRounds } from './opened.ts';
