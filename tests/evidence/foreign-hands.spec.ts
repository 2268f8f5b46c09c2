import type { Page } from '@playwright/test';
import { memberPages, waitUntilSettled } from '../harness/built-pages.ts';
import { changeTexts } from '../harness/foreign-hands.ts';
import { expect, test } from '../harness/test.ts';

/** Controls that end the session, leave the portal or close a dialog, which Escape closes afterwards. */
const leavingPattern = /Cerrar|Ir a pagar|Ingresar|Imprimir|Ir a la tienda/i;

/** Marks the enabled controls in an area, one of each kind, and returns their kinds. */
const markControls = (page: Page, area: string): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    const root = [...document.querySelectorAll(selector)].at(-1);
    const controls = root?.querySelectorAll<HTMLElement>(
      'button:enabled, [role=tab], summary, input[type=checkbox]:enabled, input[type=radio]:enabled',
    );
    const names = new Set<string>();
    for (const control of controls ?? []) {
      const name = `${control.localName} ${control.ariaLabel ?? control.textContent}`.trim();
      // Rows have the same controls: their names differ by a number only.
      const kind = name.replaceAll(/[\d.,]+/g, '#');
      if (names.has(kind) || !control.checkVisibility()) continue;
      names.add(kind);
      control.dataset.walked = kind;
    }
    return [...names];
  }, area);

/** Presses each control of an area once, and those of a dialog that it opens. Returns the kinds of those pressed. */
async function pressControls(page: Page, path: string, area = 'main'): Promise<readonly string[]> {
  const pressed: string[] = [];
  const pathname = () => new URL(page.url()).pathname;
  for (const name of await markControls(page, area)) {
    if (leavingPattern.test(name)) continue;
    const control = page.locator(`${area} [data-walked=${JSON.stringify(name)}]`).first();
    // An earlier press may have removed it, or may be closing its dialog.
    if (!(await control.isVisible())) continue;
    const isPressed = await control.click({ force: true, noWaitAfter: true, timeout: 5_000 }).then(
      () => true,
      () => false,
    );
    if (!isPressed) {
      await expect(control, `visible, but cannot be pressed: ${name}`).toBeHidden();
      continue;
    }
    pressed.push(name);
    await expect.soft(page.locator('[aria-busy=true]'), `busy after ${name}`).toHaveCount(0);
    const isOpen = await page.locator('dialog[open]').count();
    if (isOpen && area === 'main')
      pressed.push(...(await pressControls(page, path, 'dialog[open]')));
    await page.keyboard.press('Escape');
    if (pathname() !== new URL(path, page.url()).pathname) {
      await page.goto(path);
      await waitUntilSettled(page);
      await markControls(page, area);
    }
  }
  return pressed;
}

for (const change of ['replace', 'move'] as const) {
  for (const { name, path } of memberPages) {
    test(`${name} works while another program changes its texts (${change})`, async ({
      page,
      open,
    }) => {
      const getFaults = await changeTexts(page, change);
      await open(page, path);
      await waitUntilSettled(page);
      const pressed = await pressControls(page, path);
      expect(getFaults(), `after ${pressed.join(', ')}`).toEqual([]);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
    });
  }
}
