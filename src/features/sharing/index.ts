export { type CoverFacts, drawCover } from './cover/draw-cover.ts';
