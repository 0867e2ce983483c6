import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { categoryForm } from '../../../features/catalogue/index.ts';
import { StickPicker } from './stick-picker.tsx';

test('the home page uses the same labels of the side as listings, which also have a straight blade', () => {
  const Home = createRoutesStub([{ path: '/', Component: () => <StickPicker ranges={[]} total={3} /> }]);
  const html = renderToString(<Home />);
  const hand = categoryForm('florbalky')?.attributes.find(({ key }) => key === 'hand');
  expect(hand?.label).toBe('Strana');
  expect(html).toMatch(/<legend[^>]*><span>Strana</);
  expect(html).toContain('Nezáleží');
  expect(html).not.toMatch(/Zahnutí|Obojí/);
});
