import type { Bench, Section } from '../bench.ts';
import { type FirstUse, openAndWatch, type ReadyElement } from '../browser/first-use.ts';
import { type Measuring, withBrowser, withVisitor } from '../browser/with-browser.ts';
import { measuredRoute } from '../bytes/measured-routes.ts';
import { median, milliseconds } from '../report/numbers.ts';
import { serveHandWritten } from './hand-written/serve-hand-written.ts';
import { slowDown, slowPhone } from './slow-phone.ts';

const visits = 5;

interface Painted {
  readonly name: string;
  readonly origin: string;
  readonly path: string;
  readonly role: string | null;
  readonly sign: ReadyElement;
  readonly aim: string;
}

const visit = ({ browser }: Measuring, { origin, path, role, sign }: Painted): Promise<FirstUse> =>
  withVisitor(browser, origin, role, async (page) => {
    await slowDown(page);
    return openAndWatch(page, path, sign);
  });

/** Visits the pages in turn, so that a busy moment of the machine falls on all of them. */
async function visitInTurn(measuring: Measuring, pages: readonly Painted[]) {
  const uses = pages.map((page) => ({ page, uses: [] as FirstUse[] }));
  for (let turn = 0; turn < visits; turn += 1) {
    for (const one of uses) one.uses.push(await visit(measuring, one.page));
  }
  return uses;
}

const middle = (uses: readonly FirstUse[], of: 'firstPaint' | 'largestPaint' | 'usableAt') =>
  milliseconds(median(uses.map((use) => use[of])));

async function measure(): Promise<readonly Section[]> {
  const rows = await withBrowser(async (measuring) => {
    const { portal, sandbox } = measuring.environment;
    const handWritten = await serveHandWritten(sandbox);
    const login = { path: '/login', role: null };
    const pages: readonly Painted[] = [
      {
        ...login,
        name: 'Sign-in written by hand',
        origin: handWritten.origin,
        sign: { selector: 'button', withoutScripts: true },
        aim: 'the baseline',
      },
      {
        ...login,
        name: 'Sign-in',
        origin: portal,
        sign: measuredRoute('Sign-in').sign,
        aim: 'as early as by hand',
      },
      {
        name: 'Dashboard, signed in',
        origin: portal,
        path: '/',
        role: 'representante',
        sign: measuredRoute('Dashboard').sign,
        aim: '',
      },
    ];
    try {
      return await visitInTurn(measuring, pages);
    } finally {
      await handWritten.stop();
    }
  });
  const { downMegabits, upMegabits, roundTripMs, processorSlowdown } = slowPhone;
  return [
    {
      title: 'Paint on a slow phone',
      header: ['Page', 'First paint', 'Largest paint', 'Can be used', 'Aim', 'Largest element'],
      rows: rows.map(({ page, uses }) => [
        page.name,
        middle(uses, 'firstPaint'),
        middle(uses, 'largestPaint'),
        middle(uses, 'usableAt'),
        page.aim,
        uses.at(-1)?.largestElement ?? '',
      ]),
      notes: [
        `Medians of ${visits} visits with an empty cache: ${downMegabits} Mbit/s down, ${upMegabits} up, ${roundTripMs} ms round trip, processor ${processorSlowdown} times slower.`,
        'Can be used: handlers are attached and, on the dashboard, the first Pay button stands.',
      ],
    },
  ];
}

/** When sign-in and dashboard are painted on a slow phone. */
export const paintBench: Bench = {
  name: 'paint',
  what: 'Paint of sign-in and dashboard on a slow phone',
  needsBuild: true,
  measure,
};
