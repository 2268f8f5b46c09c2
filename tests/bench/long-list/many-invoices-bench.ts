import type { Page } from '@playwright/test';
import type { Bench, Section } from '../bench.ts';
import { withBrowser } from '../browser/with-browser.ts';
import { type Costs, costRows, paintedNote } from './cost-rows.ts';
import { growTo } from './gestures.ts';
import { type Interaction, measureInteraction, type Opened, watchEvents } from './interaction.ts';
import { slowdowns, times, turns, withList } from './with-list.ts';

/** Invoices in the payment, and rows in the list. */
const lines = 210;
const listed = 2_000;

const heading = 'main [role=columnheader] input[type=checkbox]';

/** Grows the list at full speed and shows it as rows. */
async function showRows({ page, session }: Opened, count: number, slowdown: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await growTo({ page, session }, count);
  await page.getByRole('radio', { name: 'Filas' }).check({ force: true });
  await page.locator(heading).waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await watchEvents(page);
}

/** How many places say that they are selected, looked for without roles. */
const untilCount = (page: Page, selector: string, count: number) =>
  page.waitForFunction(([wanted, many]) => document.querySelectorAll(wanted).length === many, [
    selector,
    count,
  ] as const);

/** The heading's box: all of them, or none. */
async function toggleAll(opened: Opened): Promise<Interaction> {
  const { page } = opened;
  const box = page.locator(heading);
  await box.focus();
  const wasChecked = await box.isChecked();
  return measureInteraction(
    opened,
    () => page.keyboard.press('Space'),
    () => untilCount(page, `main [role=row][aria-selected=${wasChecked}] input:enabled`, 0),
  );
}

/** From one end of the rows to the other. */
async function jump(opened: Opened, key: 'Home' | 'End'): Promise<Interaction> {
  const { page } = opened;
  return measureInteraction(
    opened,
    () => page.keyboard.press(key),
    () => page.waitForFunction(() => document.activeElement?.closest('[role=row]') !== null),
  );
}

interface Rows {
  readonly all: readonly Interaction[];
  readonly end: readonly Interaction[];
  readonly home: readonly Interaction[];
}

async function measureRows(opened: Opened): Promise<Rows> {
  const all = await times(() => toggleAll(opened));
  await opened.page.locator('main [role=row][aria-selected] input:enabled').first().focus();
  const end: Interaction[] = [];
  const home: Interaction[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    end.push(await jump(opened, 'End'));
    home.push(await jump(opened, 'Home'));
  }
  return { all, end, home };
}

/** Every line of the payment in one mode. */
async function setAll(opened: Opened, mode: 'partial' | 'full'): Promise<Interaction> {
  const { page } = opened;
  await page
    .getByRole('button', { name: `Todas en ${mode === 'full' ? 'total' : 'parte'}` })
    .focus();
  return measureInteraction(
    opened,
    () => page.keyboard.press('Enter'),
    () => untilCount(page, 'dialog[open] li input[inputmode]', mode === 'full' ? 0 : lines),
  );
}

interface Modal {
  readonly partial: readonly Interaction[];
  readonly full: readonly Interaction[];
}

async function measureModal(opened: Opened): Promise<Modal> {
  const { page } = opened;
  await page.locator(heading).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await untilCount(page, 'dialog[open] li fieldset', lines);
  const partial: Interaction[] = [];
  const full: Interaction[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    partial.push(await setAll(opened, 'partial'));
    full.push(await setAll(opened, 'full'));
  }
  return { partial, full };
}

const rowCosts = (of: 'painted' | 'busy'): Costs<Rows> => ({
  'Choose all, or none': ({ all }) => all.map((one) => one[of]),
  End: ({ end }) => end.map((one) => one[of]),
  Home: ({ home }) => home.map((one) => one[of]),
});

const modalCosts = (of: 'painted' | 'busy'): Costs<Modal> => ({
  'All in part': ({ partial }) => partial.map((one) => one[of]),
  'All in full': ({ full }) => full.map((one) => one[of]),
});

const header = ['Gesture', 'Processor', 'Time'];
const busyNote = `Medians of ${turns}, and the worst of them. Processor time of the main thread, throttling included, until it came to rest.`;

const measure = (): Promise<readonly Section[]> =>
  withBrowser(
    async (measuring) => {
      const rows: Rows[] = [];
      const modal: Modal[] = [];
      for (const slowdown of slowdowns) {
        const at = <T>(count: number, work: (opened: Opened) => Promise<T>) =>
          withList(measuring, 'Pending invoices', 1, async (opened) => {
            await showRows(opened, count, slowdown);
            return work(opened);
          });
        rows.push(await at(listed, measureRows));
        modal.push(await at(lines, measureModal));
      }
      const painted = [`Medians of ${turns}, and the worst of them. ${paintedNote}`];
      return [
        { of: 'painted', notes: painted, label: 'painted after' } as const,
        { of: 'busy', notes: [busyNote], label: 'main thread' } as const,
      ].flatMap(({ of, notes, label }) => [
        {
          title: `Pending invoices as ${listed.toLocaleString('en')} rows: ${label}`,
          header,
          rows: costRows(rowCosts(of), [rows]),
          notes,
        },
        {
          title: `A payment of ${lines} invoices: ${label}`,
          header,
          rows: costRows(modalCosts(of), [modal]),
          notes,
        },
      ]);
    },
    { scenario: 'heavy' },
  );

/** What very many rows, and a payment of very many invoices, cost the one who works in them. */
export const manyInvoicesBench: Bench = {
  name: 'many-invoices',
  what: 'Pending invoices as 2,000 rows, and a payment of 210 of them',
  needsBuild: true,
  measure,
};
