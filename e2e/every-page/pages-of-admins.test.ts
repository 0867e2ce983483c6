import { describe } from 'vitest';
import { checkPagesOf } from './check-pages.ts';

describe('every page, response and link of an admin', () => {
  checkPagesOf('admin');
});
