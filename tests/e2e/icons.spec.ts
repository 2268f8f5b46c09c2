import { expect, test } from '../harness/test.ts';

test('the build has every icon that a page or the manifest references', async ({ page }) => {
  await page.goto('/login');
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  const named: readonly string[] = manifest.icons.map(({ src }: { src: string }) => src);
  expect(named.length).toBeGreaterThan(1);
  for (const address of [touch ?? '', ...named]) {
    const icon = await page.request.get(address);
    expect(icon.status(), address).toBe(200);
    expect(icon.headers()['content-type'], address).toBe('image/png');
  }
});
