export { articleBySlug, articles } from './articles.ts';
export { loadContentFiles } from './load-files.ts';
export { type Library, libraryOf } from './library.ts';
export { contentPage } from './pages.ts';
export { contentAddresses, contentState } from './prerender.ts';
export { renderProse } from './email-prose.ts';
export { renderMarkdown } from './markdown.ts';
export { posterRoutes } from './poster-routes.ts';
export { removeDocument, saveDocument } from './edit.ts';
