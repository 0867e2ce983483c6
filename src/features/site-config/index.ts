export { readSiteConfig } from './feature.ts';
