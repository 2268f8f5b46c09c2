import type { Page } from '@playwright/test';
import {
  openAndWaitUntilUsable,
  type PageTimings,
  type ReadyElement,
} from '../browser/open-until-usable.ts';
import { getBuiltSize } from './built-files.ts';
import { type CompressedSize, getCompressedSize, sumSizes } from './compressed-size.ts';

/** Kind of a requested file. */
export type FileKind = 'script' | 'style' | 'data' | 'font' | 'image' | 'other';

/** A file or response requested after the HTML. */
export interface RouteFile {
  readonly path: string;
  readonly kind: FileKind;
  /** Milliseconds since navigation start. */
  readonly startedAt: number;
  /** When the response was complete, in milliseconds since navigation start. */
  readonly endedAt: number;
  /** HTTP status; 0 for responses from other origins without CORS. */
  readonly status: number;
  /** Content of scripts and stylesheets. */
  readonly text: string;
  readonly size: CompressedSize;
}

/** The requests of a page and the time when it became usable. */
export interface RouteMeasurement extends PageTimings {
  readonly files: readonly RouteFile[];
  /** Inline CSS and scripts. */
  readonly inline: readonly { readonly kind: 'script' | 'style'; readonly size: CompressedSize }[];
}

const kinds: readonly (readonly [RegExp, FileKind])[] = [
  [/javascript/, 'script'],
  [/text\/css/, 'style'],
  [/json/, 'data'],
  [/font/, 'font'],
  [/image/, 'image'],
];

const getKind = (type: string): FileKind =>
  kinds.find(([pattern]) => pattern.test(type))?.[1] ?? 'other';

const emptySize: CompressedSize = { gzip: 0, brotli: 0 };

const isCode = (kind: FileKind) => kind === 'script' || kind === 'style';

/** Returns all requests of the page in order, from its resource timing. */
async function getFiles(
  page: Page,
  contentTypes: ReadonlyMap<string, string>,
): Promise<readonly RouteFile[]> {
  const entries = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, startTime, responseEnd, responseStatus }) => ({
        url: name,
        startedAt: startTime,
        endedAt: responseEnd,
        status: responseStatus,
      })),
  );
  return Promise.all(
    entries
      .filter(({ url }) => url.startsWith('http'))
      .map(async ({ url, ...file }) => {
        const kind = getKind(contentTypes.get(url) ?? '');
        const path = new URL(url).pathname;
        if (!isCode(kind)) return { path, kind, ...file, text: '', size: emptySize };
        const text = await (await fetch(url)).text();
        return { path, kind, ...file, text, size: getBuiltSize(path) ?? getCompressedSize(text) };
      }),
  );
}

/** Measures inline scripts and styles, without JSON data. */
async function measureInlineCode(page: Page): Promise<RouteMeasurement['inline']> {
  const elements = await page.evaluate(() =>
    [...document.querySelectorAll('style, script:not([src], [type="application/json"])')].map(
      (element) => ({ style: element.tagName === 'STYLE', text: element.textContent ?? '' }),
    ),
  );
  return elements.map(({ style, text }) => ({
    kind: style ? ('style' as const) : ('script' as const),
    size: getCompressedSize(text),
  }));
}

/** Opens a URL in a new page and records its requests. */
export async function measureRoute(
  page: Page,
  url: string,
  readyElement: ReadyElement,
): Promise<RouteMeasurement> {
  const contentTypes = new Map<string, string>();
  page.on('response', (response) => {
    contentTypes.set(response.url(), response.headers()['content-type'] ?? '');
  });
  const pageTimings = await openAndWaitUntilUsable(page, url, readyElement, true);
  return {
    ...pageTimings,
    files: await getFiles(page, contentTypes),
    inline: await measureInlineCode(page),
  };
}

/** Returns the files that were complete when the page became usable. */
export const getFilesNeededForUse = ({ files, usableAt }: RouteMeasurement): readonly RouteFile[] =>
  files.filter(({ endedAt }) => endedAt <= usableAt);

/** Returns the files requested before the page became usable. */
export const getFilesRequestedBeforeUse = ({
  files,
  usableAt,
}: RouteMeasurement): readonly RouteFile[] => files.filter(({ startedAt }) => startedAt < usableAt);

/** Sums the JavaScript and CSS of files and of the HTML, in bytes of brotli. */
export const sumCodeBytes = ({ inline }: RouteMeasurement, files: readonly RouteFile[]): number =>
  sumSizes([...files.filter(({ kind }) => isCode(kind)), ...inline].map(({ size }) => size)).brotli;
