import { expect, test } from 'vitest';
import {
  accountUrl,
  compareUrl,
  conversationUrl,
  favouritesUrl,
  profileUrl,
  searchUrl,
  wizardUrls,
} from '../../contract/urls.ts';
import { showsCompareBar } from './address.ts';

test('the comparison bar is shown on lists, but not where it would cover a form', () => {
  for (const path of ['/', searchUrl, '/inzerat/hul-1', favouritesUrl, '/ucetnictvi'])
    expect(showsCompareBar(path), path).toBe(true);
  const steps = [wizardUrls.offer, wizardUrls.demand].flatMap(({ details, photos }) => [details, photos]);
  for (const path of [compareUrl, accountUrl, profileUrl, conversationUrl('1'), ...steps])
    expect(showsCompareBar(path), path).toBe(false);
});
