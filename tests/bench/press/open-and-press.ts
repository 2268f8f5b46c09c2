import type { Page } from '@playwright/test';

/** A button that opens a dialog. */
export interface PressedButton {
  readonly selector: string;
  /** The beginning of the button's text. */
  readonly text: string;
}

interface PressTimes {
  answeredAt: number | null;
}

declare global {
  interface Window {
    surtidorPress?: PressTimes;
  }
}

/** Presses the button in the first frame that shows it. Runs in the page before its scripts. */
function pressWhenPainted({ selector, text }: PressedButton): void {
  const times: PressTimes = { answeredAt: null };
  window.surtidorPress = times;
  let isPressed = false;
  const handleFrame = () => {
    if (!isPressed) {
      const button = [...document.querySelectorAll<HTMLElement>(selector)].find((element) =>
        (element.textContent ?? '').startsWith(text),
      );
      isPressed = button !== undefined;
      button?.click();
    }
    if (document.querySelector('dialog[open]') === null) {
      requestAnimationFrame(handleFrame);
      return;
    }
    // The frame is painted when the next task begins.
    setTimeout(() => {
      times.answeredAt = performance.now();
    });
  };
  requestAnimationFrame(handleFrame);
}

/** Opens a page and presses a button as soon as it is painted. Returns when its dialog is painted, in milliseconds. */
export async function openAndPress(
  page: Page,
  path: string,
  button: PressedButton,
): Promise<number> {
  await page.addInitScript(pressWhenPainted, button);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.surtidorPress?.answeredAt != null);
  return page.evaluate(() => window.surtidorPress?.answeredAt ?? Number.NaN);
}
