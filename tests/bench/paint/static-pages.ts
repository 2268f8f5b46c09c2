import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** A server of pages without scripts, for comparison. */
export interface StaticPages {
  /** Saves the tab's current content under a path, with styles and without scripts. */
  readonly save: (tab: Page, path: string) => Promise<void>;
  readonly getUrl: (path: string) => string;
  readonly stop: () => void;
}

/** Returns the current page as one HTML file with inline styles and without scripts. */
const createStaticHtml = (tab: Page): Promise<string> =>
  tab.evaluate(() => {
    const styles = [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText),
    );
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll('script, link, style')) element.remove();
    copy.removeAttribute('data-hydrated');
    const style = document.createElement('style');
    style.textContent = styles.filter((rule) => !rule.startsWith('@font-face')).join('\n');
    copy.querySelector('head')?.append(style);
    return `<!doctype html>${copy.outerHTML}`;
  });

/** Starts the server on a free port. */
export async function serveStaticPages(): Promise<StaticPages> {
  const pages = new Map<string, Buffer>();
  const server = createServer(({ url = '' }, response) => {
    const page = pages.get(url);
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
    response.writeHead(page ? 200 : 404, page && headers).end(page);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    save: async (tab, path) => {
      pages.set(path, brotliCompressSync(await createStaticHtml(tab)));
    },
    getUrl: (path) => `http://127.0.0.1:${port}${path}`,
    stop: () => server.close(),
  };
}
