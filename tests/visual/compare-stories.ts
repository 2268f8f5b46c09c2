import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../tools/chromium/find-chromium.ts';
import { log } from '../../tools/console.ts';
import type { StoryEntry } from './build-stories.ts';
import { comparePictures } from './compare-pictures.ts';
import type { Change } from './report-page.ts';
import { type Picture, takePicture } from './take-picture.ts';
import { formatThemeMode, type ThemeMode } from './theme-modes.ts';

const screens = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
] as const;

type Screen = (typeof screens)[number];

/** Number of pages that render in parallel. */
const pageCount = 3;

/** Origins of both builds. */
export interface BuildOrigins {
  readonly before: string;
  readonly after: string;
}

interface RenderResult {
  readonly change: Change | null;
  readonly hasFailed: boolean;
}

/** A story in a theme at a width. */
interface Job {
  readonly story: StoryEntry;
  readonly themeMode: ThemeMode | null;
  readonly screen: Screen;
}

/** Renders a story of both builds. A difference counts only if it appears twice. */
async function renderOnce(
  page: Page,
  origins: BuildOrigins,
  { story, themeMode, screen }: Job,
): Promise<RenderResult> {
  let lastAttempt: { before: Picture; after: Picture; change: Change | null } | null = null;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const before = await takePicture(page, origins.before, story.id, themeMode);
    const after = await takePicture(page, origins.after, story.id, themeMode);
    const difference = await comparePictures(page, before.image, after.image);
    const change = difference && {
      ...story,
      ...{ themeMode: formatThemeMode(themeMode), width: screen.width },
      ...{ difference, before: before.image, after: after.image },
    };
    lastAttempt = { before, after, change };
    if (change === null) break;
  }
  return { change: lastAttempt?.change ?? null, hasFailed: lastAttempt?.after.hasFailed ?? true };
}

/** Clears browser state of the previous story. */
async function clearState(page: Page, origins: BuildOrigins): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const storageTypes = 'cookies,local_storage,indexeddb,service_workers,cache_storage';
  for (const origin of Object.values(origins)) {
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes });
  }
  await devtools.detach();
}

async function openPage(browser: Browser, screen: Screen): Promise<Page> {
  const context = await browser.newContext({
    viewport: screen,
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

/** Renders each story of both builds in each theme and at both widths and compares the pictures. */
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
  const broken = new Set<string>();
  const jobs: readonly Job[] = screens.flatMap((screen) =>
    themeModes.flatMap((themeMode) => stories.map((story) => ({ story, themeMode, screen }))),
  );
  let nextJob = 0;
  const runJobs = async () => {
    // One page per width, so that its caches serve every story.
    const pages = new Map<Screen, Page>();
    for (let job = jobs[nextJob++]; job !== undefined; job = jobs[nextJob++]) {
      const page = pages.get(job.screen) ?? (await openPage(browser, job.screen));
      pages.set(job.screen, page);
      const { change, hasFailed } = await renderOnce(page, origins, job);
      await clearState(page, origins);
      if (change) {
        changes.push(change);
        log(
          `  differs: ${change.title}, ${[change.themeMode, change.width].filter(Boolean).join(' ')} px`,
        );
      }
      if (hasFailed) {
        broken.add(job.story.title);
        log(`  failed: ${job.story.title}, ${job.screen.width} px`);
      }
      if (nextJob % 50 === 0) log(`  ${nextJob} of ${jobs.length}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: pageCount }, runJobs));
  } finally {
    await browser.close();
  }
  return { changes, failed: [...broken] };
}
