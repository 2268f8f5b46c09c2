import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Locator, Page, Request } from '@playwright/test';

/** What a route needs until it can be used. Bytes of JavaScript and CSS, each file compressed. */
export interface RouteBytes {
  readonly gzip: number;
  readonly brotli: number;
  /** The part of `brotli` that is CSS, in files or inside the page. */
  readonly cssBrotli: number;
  /** Requests after the HTML until the content showed, by path. */
  readonly requests: readonly string[];
}

const brotli = (body: Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const isCode = (request: Request) => /script|stylesheet/.test(request.resourceType());

const inlineCss = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('style')].map((s) => s.textContent).join('\n'));

/** Opens `path` and counts until `ready` shows and the page has loaded. */
export async function measureBytes(
  page: Page,
  path: string,
  ready: (page: Page) => Locator,
): Promise<RouteBytes> {
  const asked: Request[] = [];
  const listen = (request: Request) => asked.push(request);
  page.on('request', listen);
  await page.goto(path, { waitUntil: 'load' });
  await ready(page).first().waitFor();
  page.off('request', listen);
  const after = asked.filter((request) => request.resourceType() !== 'document');
  const bodies = await Promise.all(
    after.filter(isCode).map(async (request) => ({
      css: request.resourceType() === 'stylesheet',
      body: (await (await request.response())?.body()) ?? Buffer.alloc(0),
    })),
  );
  const inside = Buffer.from(await inlineCss(page));
  const all = [...bodies, { css: true, body: inside }];
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  return {
    gzip: sum(all.map(({ body }) => gzipSync(body, { level: 9 }).length)),
    brotli: sum(all.map(({ body }) => brotli(body))),
    cssBrotli: sum(all.filter(({ css }) => css).map(({ body }) => brotli(body))),
    requests: after.map((request) => new URL(request.url()).pathname),
  };
}
