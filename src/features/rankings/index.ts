export { type CountedBoard, boardCounter } from './count-boards.ts';
export { rankingRoutes } from './routes.ts';
