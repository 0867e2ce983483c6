export { type CountedBoard, boardCounter } from './count-boards.ts';
