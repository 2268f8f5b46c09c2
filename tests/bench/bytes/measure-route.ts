import type { Page } from '@playwright/test';
import { type FirstUse, openAndWatch, type ReadyElement } from '../browser/first-use.ts';
import { builtWeight } from './built-files.ts';
import { getSum, type Weight, weigh } from './compressed.ts';

/** Kind of a requested file. */
export type Kind = 'script' | 'style' | 'data' | 'font' | 'image' | 'other';

/** A file or response requested after the HTML. */
export interface RouteFile {
  readonly path: string;
  readonly kind: Kind;
  /** Milliseconds since navigation start. */
  readonly startedAt: number;
  /** When the response was complete, in milliseconds since navigation start. */
  readonly endedAt: number;
  /** HTTP status; 0 for other origins without CORS. */
  readonly status: number;
  /** Content of scripts and stylesheets. */
  readonly text: string;
  readonly weight: Weight;
}

/** The requests of a page and when it could be used. */
export interface RouteUse extends FirstUse {
  readonly files: readonly RouteFile[];
  /** Inline CSS and scripts. */
  readonly inside: readonly { readonly kind: 'script' | 'style'; readonly weight: Weight }[];
}

const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/javascript/, 'script'],
  [/text\/css/, 'style'],
  [/json/, 'data'],
  [/font/, 'font'],
  [/image/, 'image'],
];

const getKind = (type: string): Kind =>
  kinds.find(([pattern]) => pattern.test(type))?.[1] ?? 'other';

const noWeight: Weight = { gzip: 0, brotli: 0 };

const isCode = (kind: Kind) => kind === 'script' || kind === 'style';

/** All requests of the page, in order, from its resource timing. */
async function getFiles(
  page: Page,
  types: ReadonlyMap<string, string>,
): Promise<readonly RouteFile[]> {
  const entries = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, startTime, responseEnd, responseStatus }) => ({
        address: name,
        startedAt: startTime,
        endedAt: responseEnd,
        status: responseStatus,
      })),
  );
  return Promise.all(
    entries
      .filter(({ address }) => address.startsWith('http'))
      .map(async ({ address, ...file }) => {
        const kind = getKind(types.get(address) ?? '');
        const path = new URL(address).pathname;
        if (!isCode(kind)) return { path, kind, ...file, text: '', weight: noWeight };
        const text = await (await fetch(address)).text();
        return { path, kind, ...file, text, weight: builtWeight(path) ?? weigh(text) };
      }),
  );
}

/** Inline code, without JSON data. */
async function insideOf(page: Page): Promise<RouteUse['inside']> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('style, script:not([src], [type="application/json"])')].map(
      (element) => ({ style: element.tagName === 'STYLE', text: element.textContent ?? '' }),
    ),
  );
  return found.map(({ style, text }) => ({
    kind: style ? ('style' as const) : ('script' as const),
    weight: weigh(text),
  }));
}

/** Opens a URL in a new page and records its requests. */
export async function measureRoute(
  page: Page,
  address: string,
  sign: ReadyElement,
): Promise<RouteUse> {
  const types = new Map<string, string>();
  page.on('response', (response) => {
    types.set(response.url(), response.headers()['content-type'] ?? '');
  });
  const use = await openAndWatch(page, address, sign, true);
  return { ...use, files: await getFiles(page, types), inside: await insideOf(page) };
}

/** Files that were complete when the page could be used. */
export const neededForUse = ({ files, usableAt }: RouteUse): readonly RouteFile[] =>
  files.filter(({ endedAt }) => endedAt <= usableAt);

/** Files requested before the page could be used. */
export const filesBeforeUse = ({ files, usableAt }: RouteUse): readonly RouteFile[] =>
  files.filter(({ startedAt }) => startedAt < usableAt);

/** JavaScript and CSS of these files and inside the HTML, in bytes of brotli. */
export const codeBytes = ({ inside }: RouteUse, files: readonly RouteFile[]): number =>
  getSum([...files.filter(({ kind }) => isCode(kind)), ...inside].map(({ weight }) => weight))
    .brotli;
