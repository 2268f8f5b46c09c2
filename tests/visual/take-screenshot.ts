import type { Page } from '@playwright/test';
import type { ThemeMode } from './theme-modes.ts';

/** The result of rendering a story. */
export interface StoryScreenshot {
  /** A PNG. */
  readonly image: Buffer;
  /** Whether rendering or the play function failed. */
  readonly hasFailed: boolean;
}

interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
}

/** Timeout for rendering and the play function, in milliseconds. */
const timeout = 30_000;

const getRenderPhase = () =>
  // The phase of Storybook's preview, which has no public type.
  (window as unknown as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '';

const waitUntilStable = async () => {
  await document.fonts.ready;
  // Lazy images far below the viewport are not loaded, so `decode` would never settle.
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
};

/**
 * Opens a story without axe, waits for its play function and takes a full-page screenshot.
 * @param themeMode The toolbar's theme and mode, or null for the story's own.
 */
export async function takeScreenshot(
  page: Page,
  origin: string,
  id: string,
  themeMode: ThemeMode | null,
): Promise<StoryScreenshot> {
  const globals = [
    'a11y.manual:!true',
    ...(themeMode ? [`theme:${themeMode.theme}`, `mode:${themeMode.mode}`] : []),
  ];
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals.join(';')}`);
  const isFinished = await page
    .waitForFunction(
      (phases) => {
        const storybookWindow = window as unknown as StorybookWindow;
        return phases.includes(storybookWindow.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '');
      },
      ['finished', 'errored', 'aborted'],
      { timeout },
    )
    .then(
      () => true,
      () => false,
    );
  await page.evaluate(waitUntilStable);
  const image = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  return { image, hasFailed: !isFinished || (await page.evaluate(getRenderPhase)) !== 'finished' };
}
