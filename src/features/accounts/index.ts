export { type AdvertiserView, advertiserMailbox, advertiserView } from './advertiser-view.ts';
export { findOrCreateAdvertiser } from './find-or-create-advertiser.ts';
export { hashOfSecret } from './secrets.ts';
export { shortName } from './public-name.ts';
export { accountRoutes } from './routes.ts';
export { setPublicName } from './set-public-name.ts';
export { accountsSweep } from './sweep.ts';
export { viewerOfToken } from './viewer-of-token.ts';
