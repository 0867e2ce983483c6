import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JsonLd } from './json-ld.tsx';

test('a hostile title cannot close the element or open another', () => {
  const name = `</script><script>alert(1)</script><!-- <script> \u2028 "'&`;
  const html = renderToString(<JsonLd facts={{ '@type': 'Product', name }} />);
  const [, text = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Product', name });
});
