import { config } from 'zod/v4/core';

/**
 * Replaces `zod` in the browser bundle (vite.config.ts): its schemas probe on creation whether the page allows
 * eval. Our CSP does not, and every page with a form would report the probe as a violation.
 */
config({ jitless: true });

export * from 'zod';
