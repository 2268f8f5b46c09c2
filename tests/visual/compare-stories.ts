import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../tools/chromium/find-chromium.ts';
import { log } from '../../tools/console.ts';
import type { StoryEntry } from './build-stories.ts';
import { comparePictures } from './compare-pictures.ts';
import type { Change } from './report-page.ts';
import { type Picture, takePicture } from './take-picture.ts';
import { nameOfThemeMode, type ThemeMode } from './theme-modes.ts';

const screens = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
] as const;

type Screen = (typeof screens)[number];

/** Number of pages that render in parallel. */
const hands = 3;

/** Origins of both builds. */
export interface Sides {
  readonly before: string;
  readonly after: string;
}

interface Rendered {
  readonly change: Change | null;
  readonly broke: boolean;
}

/** A story in a theme at a width. */
interface Job {
  readonly story: StoryEntry;
  readonly themeMode: ThemeMode | null;
  readonly screen: Screen;
}

/** Renders a story of both builds; a difference counts only if it appears twice. */
async function renderOnce(
  page: Page,
  sides: Sides,
  { story, themeMode, screen }: Job,
): Promise<Rendered> {
  let last: { before: Picture; after: Picture; change: Change | null } | null = null;
  for (let turn = 0; turn < 2; turn += 1) {
    const before = await takePicture(page, sides.before, story.id, themeMode);
    const after = await takePicture(page, sides.after, story.id, themeMode);
    const difference = await comparePictures(page, before.image, after.image);
    const change = difference && {
      ...story,
      ...{ themeMode: nameOfThemeMode(themeMode), width: screen.width },
      ...{ difference, before: before.image, after: after.image },
    };
    last = { before, after, change };
    if (change === null) break;
  }
  return { change: last?.change ?? null, broke: last?.after.broke ?? true };
}

/** Clears the state that a story may leave for the next one. */
async function forget(page: Page, sides: Sides): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const storageTypes = 'cookies,local_storage,indexeddb,service_workers,cache_storage';
  for (const origin of Object.values(sides)) {
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
export interface Compared {
  readonly changes: readonly Change[];
  readonly broken: readonly string[];
}

/** Renders each story of both builds in each theme and at both widths in one browser and compares the pictures. */
export async function compareStories(
  sides: Sides,
  stories: readonly StoryEntry[],
  themeModes: readonly (ThemeMode | null)[],
): Promise<Compared> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    // Partial repaints at different moments are rounded differently.
    args: [...chromiumArguments, '--disable-partial-raster'],
  });
  const changes: Change[] = [];
  const broken = new Set<string>();
  const work: readonly Job[] = screens.flatMap((screen) =>
    themeModes.flatMap((themeMode) => stories.map((story) => ({ story, themeMode, screen }))),
  );
  let next = 0;
  const hand = async () => {
    // One page per width, so that its caches serve every story.
    const pages = new Map<Screen, Page>();
    for (let job = work[next++]; job !== undefined; job = work[next++]) {
      const page = pages.get(job.screen) ?? (await openPage(browser, job.screen));
      pages.set(job.screen, page);
      const { change, broke } = await renderOnce(page, sides, job);
      await forget(page, sides);
      if (change) {
        changes.push(change);
        log(
          `  differs: ${change.title}, ${[change.themeMode, change.width].filter(Boolean).join(' ')} px`,
        );
      }
      if (broke) {
        broken.add(job.story.title);
        log(`  broke: ${job.story.title}, ${job.screen.width} px`);
      }
      if (next % 50 === 0) log(`  ${next} of ${work.length}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: hands }, hand));
  } finally {
    await browser.close();
  }
  return { changes, broken: [...broken] };
}
