export { recognizeListing } from './recognize-listing.ts';
