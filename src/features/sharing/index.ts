export { drawArticle } from './cover/draw-article.ts';
export { drawCover } from './cover/draw-cover.ts';
export { drawSquare } from './cover/draw-square.ts';
export type { CoverFacts } from './cover/words-column.ts';
