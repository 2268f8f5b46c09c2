import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../tools/chromium/find-chromium.ts';
import { log } from '../../tools/console.ts';
import type { StoryEntry } from './build-stories.ts';
import { compareScreenshots } from './compare-screenshots.ts';
import type { Change } from './report-page.ts';
import { type StoryScreenshot, takeScreenshot } from './take-screenshot.ts';
import { formatThemeMode, type ThemeMode } from './theme-modes.ts';

const viewports = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
] as const;

type Viewport = (typeof viewports)[number];

/** Number of pages that render in parallel. */
const pageCount = 3;

/** The origins that serve both builds. */
export interface BuildOrigins {
  readonly before: string;
  readonly after: string;
}

interface StoryResult {
  readonly change: Change | null;
  readonly hasFailed: boolean;
}

/** A story to render in one theme at one width. */
interface Job {
  readonly story: StoryEntry;
  readonly themeMode: ThemeMode | null;
  readonly viewport: Viewport;
}

/** Renders a story from both builds and compares the screenshots. A difference counts only if it appears twice. */
async function compareStory(
  page: Page,
  origins: BuildOrigins,
  { story, themeMode, viewport }: Job,
): Promise<StoryResult> {
  let lastAttempt: {
    before: StoryScreenshot;
    after: StoryScreenshot;
    change: Change | null;
  } | null = null;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const before = await takeScreenshot(page, origins.before, story.id, themeMode);
    const after = await takeScreenshot(page, origins.after, story.id, themeMode);
    const difference = await compareScreenshots(page, before.image, after.image);
    const change = difference && {
      ...story,
      themeMode: formatThemeMode(themeMode),
      width: viewport.width,
      difference,
      before: before.image,
      after: after.image,
    };
    lastAttempt = { before, after, change };
    if (change === null) break;
  }
  return { change: lastAttempt?.change ?? null, hasFailed: lastAttempt?.after.hasFailed ?? true };
}

/** Clears the previous story's browser state. */
async function clearState(page: Page, origins: BuildOrigins): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const storageTypes = 'cookies,local_storage,indexeddb,service_workers,cache_storage';
  for (const origin of Object.values(origins)) {
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes });
  }
  await devtools.detach();
}

async function openPage(browser: Browser, viewport: Viewport): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
  });
  await context.addInitScript(() => sessionStorage.clear());
  const page = await context.newPage();
  // Both builds use the same fixed time.
  await page.clock.setFixedTime('2026-11-20T15:00:00Z');
  return page;
}

/** The result of comparing two builds. */
export interface ComparisonResult {
  readonly changes: readonly Change[];
  readonly failed: readonly string[];
}

/** Renders each story from both builds in each theme at both widths and compares the screenshots. */
export async function compareStories(
  origins: BuildOrigins,
  stories: readonly StoryEntry[],
  themeModes: readonly (ThemeMode | null)[],
): Promise<ComparisonResult> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    // Partial repaints at different moments are rounded differently.
    args: [...chromiumArguments, '--disable-partial-raster'],
  });
  const changes: Change[] = [];
  const failedTitles = new Set<string>();
  const jobs: readonly Job[] = viewports.flatMap((viewport) =>
    themeModes.flatMap((themeMode) => stories.map((story) => ({ story, themeMode, viewport }))),
  );
  let nextJobIndex = 0;
  const runJobs = async () => {
    // One page per width, so that its caches serve every story.
    const pages = new Map<Viewport, Page>();
    for (let job = jobs[nextJobIndex++]; job !== undefined; job = jobs[nextJobIndex++]) {
      const page = pages.get(job.viewport) ?? (await openPage(browser, job.viewport));
      pages.set(job.viewport, page);
      const { change, hasFailed } = await compareStory(page, origins, job);
      await clearState(page, origins);
      if (change) {
        changes.push(change);
        log(
          `  differs: ${change.title}, ${[change.themeMode, change.width].filter(Boolean).join(' ')} px`,
        );
      }
      if (hasFailed) {
        failedTitles.add(job.story.title);
        log(`  failed: ${job.story.title}, ${job.viewport.width} px`);
      }
      if (nextJobIndex % 50 === 0) log(`  ${nextJobIndex} of ${jobs.length}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: pageCount }, runJobs));
  } finally {
    await browser.close();
  }
  return { changes, failed: [...failedTitles] };
}
