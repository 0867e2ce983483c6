import { expect, test } from 'vitest';
import { useBazaar } from '../use-bazaar.ts';

const { visit } = await useBazaar();

test('on a wide screen the whole map is visible without scrolling, and its list is as high', async () => {
  const page = await visit();
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 1440, height: 720 },
  ]) {
    const { height } = viewport;
    await page.setViewportSize(viewport);
    await page.goto('/mapa-nabidek');
    const [map, list] = [
      await page.getByRole('region', { name: 'Mapa s nabídkami' }).boundingBox(),
      await page.getByRole('region', { name: 'Inzeráty ve výřezu' }).boundingBox(),
    ];
    const end = (map?.y ?? Infinity) + (map?.height ?? 0);
    expect(end, `${height}`).toBeLessThanOrEqual(height);
    expect(end, `${height}`).toBeGreaterThan(height - 48);
    expect(list?.height).toBeCloseTo(map?.height ?? 0, 0);
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(map?.x ?? 0);
  }
});
