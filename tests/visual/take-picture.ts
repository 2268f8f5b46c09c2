import type { Page } from '@playwright/test';
import type { ThemeMode } from './theme-modes.ts';

/** The result of rendering a story. */
export interface Picture {
  /** A PNG. */
  readonly image: Buffer;
  /** Whether rendering or the play function failed. */
  readonly broke: boolean;
}

interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
}

/** Timeout for rendering and the play function, in milliseconds. */
const timeout = 30_000;

const getPhase = () =>
  // The phase of Storybook's preview, which has no public type.
  (window as unknown as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '';

const untilStill = async () => {
  await document.fonts.ready;
  // A lazy image far below the viewport is not loaded, so `decode` would never settle.
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
};

/**
 * Opens a story, waits for its play function and takes a full-page screenshot, without axe.
 * @param themeMode The toolbar's theme and mode; without one the story's own.
 */
export async function takePicture(
  page: Page,
  origin: string,
  id: string,
  themeMode: ThemeMode | null,
): Promise<Picture> {
  const globals = [
    'a11y.manual:!true',
    ...(themeMode ? [`theme:${themeMode.theme}`, `mode:${themeMode.mode}`] : []),
  ];
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals.join(';')}`);
  const ended = await page
    .waitForFunction(
      (phases) => {
        const reading = window as unknown as StorybookWindow;
        return phases.includes(reading.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '');
      },
      ['finished', 'errored', 'aborted'],
      { timeout },
    )
    .then(
      () => true,
      () => false,
    );
  await page.evaluate(untilStill);
  const image = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  return { image, broke: !ended || (await page.evaluate(getPhase)) !== 'finished' };
}
