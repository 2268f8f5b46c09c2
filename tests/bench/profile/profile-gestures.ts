import type { Page } from '@playwright/test';
import { type Interaction, measureInteraction, type Opened } from '../long-list/interaction.ts';

const picker = (page: Page) => page.locator('main input[role=combobox]');

/** How many destinations the form says are selected. */
const selectedIs = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) => document.querySelector('main')?.textContent?.includes(`${wanted} elegidos`),
    count,
  );

/** Chooses a role whose destinations are selected one by one; its selector comes with all of them. */
export async function chooseRole({ page }: Opened): Promise<void> {
  await page.getByLabel('Rol').selectOption('Operativo');
  await picker(page).waitFor();
}

/** Opens the list with the keyboard, and closes it again. */
export async function openList(opened: Opened): Promise<Interaction> {
  const { page } = opened;
  await picker(page).focus();
  const measured = await measureInteraction(
    opened,
    () => page.keyboard.press('ArrowDown'),
    () => page.waitForFunction(() => document.querySelector('[role=option]') !== null),
  );
  await page.keyboard.press('Escape');
  return measured;
}

/** One letter in the search of the destinations. */
export async function typeLetter(opened: Opened): Promise<Interaction> {
  const { page } = opened;
  await picker(page).focus();
  const measured = await measureInteraction(
    opened,
    () => page.keyboard.press('s'),
    () => page.waitForFunction(() => document.querySelector('[role=option]') !== null),
  );
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  return measured;
}

/** Picks the next destination of the open list. */
export async function pickOne(opened: Opened, selected: number): Promise<Interaction> {
  const { page } = opened;
  await picker(page).focus();
  if ((await picker(page).getAttribute('aria-expanded')) !== 'true') {
    await page.keyboard.press('ArrowDown');
  }
  const option = page.locator('[role=option]').nth(selected);
  await option.waitFor();
  return measureInteraction(
    opened,
    () => option.click(),
    () => selectedIs(page, selected + 1),
  );
}

/** Chooses the destinations of a pasted list of codes: the press that takes the list. */
export async function pasteCodes(opened: Opened, codes: readonly string[]): Promise<Interaction> {
  const { page } = opened;
  await page.getByRole('button', { name: 'Pegar una lista de códigos' }).click();
  await page.getByRole('textbox', { name: 'Códigos' }).fill(codes.join('\n'));
  await page.getByRole('button', { name: 'Elegir estos destinos' }).focus();
  return measureInteraction(
    opened,
    () => page.keyboard.press('Enter'),
    () => page.waitForFunction(() => document.querySelector('[role=dialog],dialog[open]') === null),
  );
}

/** Fills in the rest and saves, until the person is created. */
export async function save(opened: Opened, email: string): Promise<Interaction> {
  const { page } = opened;
  for (const [label, value] of [
    ['Nombres', 'Lucía'],
    ['Apellidos', 'Páez'],
    ['Correo electrónico', email],
    ['Teléfono', '3001234567'],
    ['Documento', '1020304'],
    ['Dirección', 'Calle 5 # 1-20'],
    ['Ciudad', 'Cali'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  const button = page.locator('main form button[type=submit]');
  await page.waitForFunction(
    () => document.querySelector('main form button[type=submit]:enabled') !== null,
  );
  await button.focus();
  return measureInteraction(
    opened,
    () => page.keyboard.press('Enter'),
    () => page.getByText('El usuario asociado se creó correctamente.').waitFor(),
  );
}
