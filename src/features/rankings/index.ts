export { type CountedBoard, boardCounter } from './feature.ts';
