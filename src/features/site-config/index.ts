export { readSiteConfig } from './read-site-config.ts';
