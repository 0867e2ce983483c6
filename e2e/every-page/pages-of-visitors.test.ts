import { describe } from 'vitest';
import { checkPagesOf } from './check-pages.ts';

describe('every page, response and link of a visitor', () => {
  checkPagesOf('anyone', 'waiting');
});
