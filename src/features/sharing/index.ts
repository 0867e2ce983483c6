export { renderArticleCover, renderCover, renderSquare } from './cover/render-cover.ts';
export type { CoverFacts } from './cover/text-image.ts';
