import { type Browser, devices, type Page } from '@playwright/test';
import type { Bench, Section } from '../bench.ts';
import { withBrowser, withVisitor } from '../browser/with-browser.ts';
import { signIn } from '../load/open-dashboard.ts';
import { watchEvents } from '../long-list/interaction.ts';
import { emulateSlowPhone, slowPhone } from '../paint/slow-phone.ts';
import { computeMedian, computeQuantile, formatMilliseconds } from '../report/numbers.ts';
import { type BareTab, startBareBrowser } from './bare-browser.ts';
import { openAndPress, type PressedButton } from './open-and-press.ts';

const visitCount = 7;

/** Pages with a button that a dealer presses first. */
const firstPresses: readonly {
  readonly name: string;
  readonly path: string;
  readonly button: PressedButton;
}[] = [
  {
    name: 'Dashboard, Pagar',
    path: '/',
    button: { selector: 'main article button', text: 'Pagar' },
  },
  {
    name: 'Pending invoices, Filtros',
    path: '/admin/pending-invoices',
    button: { selector: 'main button', text: 'Filtros' },
  },
  {
    name: 'Orders, Filtros',
    path: '/admin/orders-list',
    button: { selector: 'main button', text: 'Filtros' },
  },
];

const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

/** When the answer was painted, in milliseconds. */
interface Visits {
  readonly first: number;
  readonly second: number;
}

async function emulatePhone(tab: BareTab): Promise<void> {
  const { viewport, deviceScaleFactor, userAgent } = phone;
  const metrics = { ...viewport, deviceScaleFactor, mobile: true };
  await tab.send('Emulation.setDeviceMetricsOverride', metrics);
  await tab.send('Emulation.setUserAgentOverride', { userAgent });
  await emulateSlowPhone(tab);
}

/** Measures a first visit and a second one, with the files in the browser's cache. */
async function measureVisits(
  portal: string,
  { path, button }: (typeof firstPresses)[number],
): Promise<Visits> {
  const session = await signIn(portal);
  const cookies = session.split('; ').map((cookie) => {
    const [name = '', ...value] = cookie.split('=');
    return { name, value: value.join('='), url: portal };
  });
  const browser = await startBareBrowser();
  // A dealer stays until the browser has loaded and stored what it does when it is idle.
  const expression =
    'new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 2_000))';
  const visit = async () => {
    const tab = await browser.openTab();
    await emulatePhone(tab);
    await tab.send('Network.setBypassServiceWorker', { bypass: true });
    await tab.send('Network.setCookies', { cookies });
    const answeredAt = await openAndPress(tab, portal + path, button);
    await tab.send('Runtime.evaluate', { expression, awaitPromise: true });
    await tab.close();
    return answeredAt;
  };
  try {
    return { first: await visit(), second: await visit() };
  } finally {
    await browser.close();
  }
}

async function measureFirstPresses(portal: string): Promise<Section> {
  const rows: string[][] = [];
  for (const page of firstPresses) {
    const visits: Visits[] = [];
    for (let index = 0; index < visitCount; index += 1) {
      visits.push(await measureVisits(portal, page));
    }
    rows.push([
      page.name,
      formatMilliseconds(computeMedian(visits.map(({ first }) => first))),
      formatMilliseconds(computeMedian(visits.map(({ second }) => second))),
    ]);
  }
  const { downMegabits, upMegabits, roundTripMs, processorSlowdown } = slowPhone;
  return {
    title: 'First press answered',
    header: ['Page and button', 'First visit', 'Second visit'],
    rows,
    notes: [
      `From the navigation until the dialog is painted, pressed as soon as the button is painted. Medians of ${visitCount} visits, emulating a phone: ${downMegabits} Mbit/s down, ${upMegabits} up, ${roundTripMs} ms round trip, CPU ${processorSlowdown} times slower.`,
    ],
  };
}

/** A press on a page that is ready, and what takes its effect back. */
interface Press {
  readonly name: string;
  readonly path: string;
  readonly press: (page: Page) => Promise<void>;
  /** Closes what the press opened. */
  readonly undo?: (page: Page) => Promise<void>;
}

const pressButton = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();
const closeDialog = async (page: Page) => {
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};
const pressBox = (page: Page) =>
  page.getByRole('article').getByRole('checkbox').and(page.locator(':enabled')).first().click();
const invoices = '/admin/pending-invoices';

/** The presses of a dealer's day. */
const presses: readonly Press[] = [
  { name: 'Menu', path: '/', press: pressButton('Menú'), undo: closeDialog },
  { name: 'Search', path: '/', press: pressButton(/^Buscar en el portal/), undo: closeDialog },
  { name: 'Notifications', path: '/', press: pressButton(/notificaciones/i), undo: closeDialog },
  { name: 'Pay an invoice', path: '/', press: pressButton('Pagar'), undo: closeDialog },
  { name: 'Select an invoice', path: invoices, press: pressBox, undo: pressBox },
  {
    name: 'Filters of invoices',
    path: invoices,
    press: pressButton(/^Filtros/),
    undo: closeDialog,
  },
  {
    name: 'Options of invoices',
    path: invoices,
    press: pressButton('Opciones de la lista'),
    undo: closeDialog,
  },
  {
    name: 'Open an invoice',
    path: invoices,
    press: (page) => page.getByRole('article').getByRole('heading').first().click(),
    undo: (page) => page.getByRole('article').getByRole('heading').first().click(),
  },
  { name: 'Load more invoices', path: invoices, press: pressButton('Cargar más') },
  {
    name: 'Filters of orders',
    path: '/admin/orders-list',
    press: pressButton(/^Filtros/),
    undo: closeDialog,
  },
];

const pressCount = 5;

const waitForFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }));
  });

async function measureInteractions(browser: Browser, portal: string): Promise<Section> {
  const rows = await withVisitor(
    browser,
    portal,
    'representante',
    async (page, context) => {
      const cdpSession = await context.newCDPSession(page);
      await cdpSession.send('Emulation.setCPUThrottlingRate', {
        rate: slowPhone.processorSlowdown,
      });
      const cells: string[][] = [];
      for (const { name, path, press, undo } of presses) {
        const times: number[] = [];
        for (let index = 0; index < pressCount; index += 1) {
          if (index === 0 || undo === undefined) {
            await page.goto(path);
            await page.waitForLoadState('networkidle');
            await watchEvents(page);
          }
          await waitForFrames(page);
          await page.evaluate(() => window.surtidorTakeLongestEvent?.());
          await press(page);
          await waitForFrames(page);
          times.push(await page.evaluate(() => window.surtidorTakeLongestEvent?.() ?? Number.NaN));
          await undo?.(page);
        }
        cells.push([
          name,
          formatMilliseconds(computeMedian(times)),
          formatMilliseconds(computeQuantile(times, 1)),
        ]);
      }
      return cells;
    },
    phone,
  );
  return {
    title: 'Interaction to next paint',
    header: ['Press', 'Median', 'Longest'],
    rows,
    notes: [
      `${pressCount} presses each on a phone with a CPU ${slowPhone.processorSlowdown} times slower, as the browser reports them (16 ms or more). The first loads the code of what it opens.`,
    ],
  };
}

/** Measures when the first press is answered on a slow phone, and how fast the main presses are afterwards. */
export const pressBench: Bench = {
  name: 'press',
  title: 'Presses on a slow phone',
  needsBuild: true,
  measure: () =>
    withBrowser(async ({ browser, environment }) => [
      await measureFirstPresses(environment.portal),
      await measureInteractions(browser, environment.portal),
    ]),
};
