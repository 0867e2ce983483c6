export { renderArticleCover } from './cover/render-article-cover.ts';
export { renderCover } from './cover/render-cover.ts';
export { renderSquare } from './cover/render-square.ts';
export type { CoverFacts } from './cover/text-image.ts';
