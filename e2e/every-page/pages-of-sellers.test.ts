import { describe } from 'vitest';
import { checkPagesOf } from './check-pages.ts';

describe('every page, response and link of a seller', () => {
  checkPagesOf('seller');
});
