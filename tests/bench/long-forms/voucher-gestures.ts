import type { Page } from '@playwright/test';
import { type Interaction, measureInteraction, type Opened } from '../long-list/interaction.ts';

/** Where the portal keeps the cart. */
const cartKey = 'surtidor-vouchers';

const cards = (page: Page) => page.locator('main article');

/** Presses a button with the keyboard, where it is, and waits for what comes of it. */
async function press(opened: Opened, selector: string, done: () => Promise<unknown>) {
  const { page } = opened;
  await page.locator(selector).first().focus();
  return measureInteraction(opened, () => page.keyboard.press('Enter'), done);
}

const quantityOf = (page: Page, card: number) => cards(page).nth(card).getByRole('spinbutton');

/** One more of an amount on its card. */
export async function stepCard(opened: Opened, card: number): Promise<Interaction> {
  const { page } = opened;
  const plus = cards(page).nth(card).getByRole('button').nth(1);
  await plus.focus();
  return measureInteraction(
    opened,
    () => page.keyboard.press('Enter'),
    () => quantityOf(page, card).evaluate((field: HTMLInputElement) => field.value !== '0'),
  );
}

/** Puts what a card says into the cart. */
export async function addCard(opened: Opened, card: number): Promise<Interaction> {
  const { page } = opened;
  await quantityOf(page, card).fill('1');
  await cards(page).nth(card).getByRole('button', { name: 'Agregar', exact: true }).focus();
  return measureInteraction(
    opened,
    () => page.keyboard.press('Enter'),
    () => cards(page).nth(card).getByText('en su compra').waitFor(),
  );
}

/** Gives the cart so many lines, of the amounts that are sold, and opens the shop anew. */
export async function fillCart({ page }: Opened, count: number): Promise<void> {
  await page.evaluate(
    ([key, lines]) => {
      const cart = JSON.parse(localStorage.getItem(key) ?? '{}');
      const [first] = cart.lines;
      cart.lines = Array.from({ length: lines }, (_, place) => ({
        ...first,
        amount: { ...first.amount, minor: 100_000 * (place + 1) },
        quantity: 1,
      }));
      localStorage.setItem(key, JSON.stringify(cart));
    },
    [cartKey, count] as const,
  );
  await page.reload();
  await cards(page).first().waitFor();
}

const detail = 'main button[aria-expanded]';

/** Shows the lines of the cart. */
export const showLines = (opened: Opened): Promise<Interaction> =>
  press(opened, detail, () => opened.page.locator('main tbody tr').first().waitFor());

/** Hides them again. */
export async function hideLines({ page }: Opened): Promise<void> {
  await page.locator(detail).first().press('Enter');
  await page.locator('main tbody tr').first().waitFor({ state: 'detached' });
}

/** One more of the line in the middle of the cart. */
export async function stepLine(opened: Opened, line: number): Promise<Interaction> {
  const { page } = opened;
  const row = page.locator('main tbody tr').nth(line);
  await row.getByRole('button').nth(1).focus();
  return measureInteraction(
    opened,
    () => page.keyboard.press('Enter'),
    () => row.getByRole('spinbutton').evaluate((field: HTMLInputElement) => field.value !== '1'),
  );
}

/** Takes a line out of the cart. */
export async function removeLine(opened: Opened, line: number): Promise<Interaction> {
  const { page } = opened;
  const rows = page.locator('main tbody tr');
  const before = await rows.count();
  await rows.nth(line).getByRole('button').last().focus();
  return measureInteraction(
    opened,
    () => page.keyboard.press('Enter'),
    () =>
      page.waitForFunction(
        (count) => document.querySelectorAll('main tbody tr').length < count,
        before,
      ),
  );
}
