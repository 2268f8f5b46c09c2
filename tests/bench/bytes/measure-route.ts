import type { Page } from '@playwright/test';
import {
  type FirstUse,
  type LateWork,
  openAndWatch,
  type ReadyElement,
} from '../browser/first-use.ts';
import { builtWeight } from './built-files.ts';
import { type Weight, weigh } from './compressed.ts';

/** What kinds of things a page asks for. */
export type Kind = 'script' | 'style' | 'data' | 'font' | 'image' | 'other';

/** A file or an answer a page asked for after its HTML. */
export interface RouteFile {
  readonly path: string;
  readonly kind: Kind;
  /** When it was asked for, in milliseconds since the navigation began. */
  readonly startedAt: number;
  /** When the answer had come whole, on the same clock. */
  readonly endedAt: number;
  /** The HTTP status; 0 where another origin keeps it to itself. */
  readonly status: number;
  /** Its text, for scripts and style sheets. */
  readonly text: string;
  readonly weight: Weight;
}

/** What a page asked for until it rested, and when it could be used. */
export interface RouteUse extends FirstUse {
  readonly files: readonly RouteFile[];
  /** CSS and scripts that stand inside the HTML. */
  readonly inside: readonly { readonly kind: 'script' | 'style'; readonly weight: Weight }[];
}

const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/javascript/, 'script'],
  [/text\/css/, 'style'],
  [/json/, 'data'],
  [/font/, 'font'],
  [/image/, 'image'],
];

const kindOf = (type: string): Kind =>
  kinds.find(([pattern]) => pattern.test(type))?.[1] ?? 'other';

const nothing: Weight = { gzip: 0, brotli: 0 };

const isCode = (kind: Kind) => kind === 'script' || kind === 'style';

/** Everything the page asked for, in order, from the browser's own record of it. */
async function filesOf(
  page: Page,
  types: ReadonlyMap<string, string>,
): Promise<readonly RouteFile[]> {
  const entries = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      // Every entry under this type is one of a resource, which knows when its answer ended.
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
      .map(async ({ address, ...answer }) => {
        const kind = kindOf(types.get(address) ?? '');
        const path = new URL(address).pathname;
        if (!isCode(kind)) return { path, kind, ...answer, text: '', weight: nothing };
        const text = await (await fetch(address)).text();
        return { path, kind, ...answer, text, weight: builtWeight(path) ?? weigh(text) };
      }),
  );
}

/** Code that came inside the HTML; the configuration is data. */
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

/** Opens an address in a page that is new and tells what it asked for. */
export async function measureRoute(
  page: Page,
  address: string,
  sign: ReadyElement,
  late: LateWork,
): Promise<RouteUse> {
  const types = new Map<string, string>();
  page.on('response', (response) => {
    types.set(response.url(), response.headers()['content-type'] ?? '');
  });
  const use = await openAndWatch(page, address, sign, late);
  return { ...use, files: await filesOf(page, types), inside: await insideOf(page) };
}

/**
 * What the first use can have waited for: what had come whole by then. A file that was still on its
 * way when the page could be used was not needed for it.
 */
export const neededForUse = ({ files, usableAt }: RouteUse): readonly RouteFile[] =>
  files.filter(({ endedAt }) => endedAt <= usableAt);

/** What was asked for before the page could be used, needed or not. */
export const filesBeforeUse = ({ files, usableAt }: RouteUse): readonly RouteFile[] =>
  files.filter(({ startedAt }) => startedAt < usableAt);

/** What was asked for before anything was painted. */
export const filesBeforePaint = ({ files, firstPaint }: RouteUse): readonly RouteFile[] =>
  files.filter(({ startedAt }) => startedAt < firstPaint);
