import { expect, test } from '../harness/test.ts';

test('the build contains every icon of the pages and the manifest', async ({ page }) => {
  await page.goto('/login');
  const touchIconUrl = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  const iconUrls: readonly string[] = manifest.icons.map(({ src }: { src: string }) => src);
  expect(iconUrls.length).toBeGreaterThan(1);
  for (const iconUrl of [touchIconUrl ?? '', ...iconUrls]) {
    const icon = await page.request.get(iconUrl);
    expect(icon.status(), iconUrl).toBe(200);
    expect(icon.headers()['content-type'], iconUrl).toBe('image/png');
  }
});
