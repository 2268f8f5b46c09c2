import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicConfig } from '../../src/config/public-config.ts';

/** What differs between two answers of the same page. */
export interface PageParts {
  readonly nonce: string;
  /** The kit's theme, put on the document before the first paint. */
  readonly theme: string;
  /** Script addresses this page will need next. */
  readonly preload: readonly string[];
  /** Markup drawn ahead, or nothing. */
  readonly markup: string;
}

export type RenderPage = (parts: PageParts) => string;

/** JSON that may stand inside a script element: no `<` can close it. */
export const embeddableJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const stylesheet = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"[^>]*>/g;

/**
 * Turns the built index.html into a function. The stylesheet goes into the page, so that the first
 * paint needs one round trip only; the configuration becomes a JSON element.
 */
export function readPageTemplate(clientFolder: string, config: PublicConfig): RenderPage {
  const built = readFileSync(join(clientFolder, 'index.html'), 'utf8')
    .replaceAll(stylesheet, (_, href: string) => {
      const css = readFileSync(join(clientFolder, href), 'utf8');
      return `<style nonce="__NONCE__">${css}</style>`;
    })
    .replaceAll('__PRODUCT__', () => config.readings.product)
    .replace('<!--config-->', () => {
      const json = embeddableJson(config);
      return `<script type="application/json" id="surtidor-config">${json}</script>`;
    });
  return ({ nonce, theme, preload, markup }) => {
    const links = preload.map(
      (href) => `<link rel="modulepreload" nonce="${nonce}" href="${href}">`,
    );
    return built
      .replace('__THEME__', theme)
      .replace('<!--preload-->', links.join(''))
      .replace('<!--app-->', () => markup)
      .replaceAll('__NONCE__', nonce);
  };
}
