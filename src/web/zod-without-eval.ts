import { config } from 'zod/v4/core';

/**
 * Stands before `zod` in the browser's code (vite.config.ts): its schemas ask as they are made whether the page lets
 * code be written at run time. Ours does not, and each page with a form would report the question as an attack.
 */
config({ jitless: true });

export * from 'zod';
