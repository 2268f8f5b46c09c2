import type { BareTab } from './bare-browser.ts';

/** A button that opens a dialog. */
export interface PressedButton {
  readonly selector: string;
  /** The beginning of the button's text. */
  readonly text: string;
}

declare global {
  interface Window {
    /** When the answer was painted, in milliseconds. */
    surtidorAnsweredAt?: Promise<number>;
  }
}

/** Presses the button in the first frame that shows it. Runs in the page before its scripts. */
function pressWhenPainted({ selector, text }: PressedButton): void {
  let isPressed = false;
  window.surtidorAnsweredAt = new Promise((resolve) => {
    const handleFrame = () => {
      if (!isPressed) {
        const button = [...document.querySelectorAll<HTMLElement>(selector)].find((element) =>
          (element.textContent ?? '').startsWith(text),
        );
        isPressed = button !== undefined;
        button?.click();
      }
      // The frame is painted when the next task begins.
      if (document.querySelector('dialog[open]')) setTimeout(() => resolve(performance.now()));
      else requestAnimationFrame(handleFrame);
    };
    requestAnimationFrame(handleFrame);
  });
}

/** Opens a page and presses a button as soon as it is painted. Returns when its dialog is painted, in milliseconds. */
export async function openAndPress(
  { send }: BareTab,
  url: string,
  button: PressedButton,
): Promise<number> {
  await send('Page.enable');
  const source = `(${pressWhenPainted})(${JSON.stringify(button)})`;
  await send('Page.addScriptToEvaluateOnNewDocument', { source });
  await send('Page.navigate', { url });
  const expression = 'window.surtidorAnsweredAt';
  const { result } = await send('Runtime.evaluate', { expression, awaitPromise: true });
  return Number(result.value);
}
