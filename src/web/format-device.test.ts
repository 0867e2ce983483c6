import { expect, it } from 'vitest';
import { formatDevice } from './format-device.ts';

it.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    'Chrome na Androidu',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari na iPhonu',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    'Edge ve Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox na Linuxu'],
  ['SomethingElse/1.0 (Windows NT 10.0)', 'Prohlížeč ve Windows'],
  ['curl/8.5.0', undefined],
  [null, undefined],
])('names %s in plain words', (agent, words) => {
  expect(formatDevice(agent)).toBe(words);
});
