import { buildScenario, emailOf, heavySize } from '@surtidor/sandbox/scenarios';
import { signInAs } from '../../harness/sign-in-as.ts';
import type { Bench, Section } from '../bench.ts';
import { openAndWatch } from '../browser/first-use.ts';
import { type Measuring, withBrowser } from '../browser/with-browser.ts';
import { type Interaction, type Opened, watchEvents } from '../long-list/interaction.ts';
import { type Slowdown, slowdowns, times, turns } from '../long-list/with-list.ts';
import { median, milliseconds } from '../report/numbers.ts';
import { chooseRole, openList, pasteCodes, pickOne, save, typeLetter } from './profile-gestures.ts';

const newPerson = {
  address: '/allied/edit-profile?mode=create',
  sign: { selector: 'main input[type=email]' },
};
const pasted = 500;

/** A dealer with few destinations beside the one with very many. */
const dealers = [
  { name: 'about 50', scenario: 'typical' },
  { name: heavySize.destinations.toLocaleString('en'), scenario: 'heavy' },
] as const;

type Dealer = (typeof dealers)[number];

/** Somebody who has destinations of their own: their form can be used once those can be selected. */
async function stationWorker({ scenario }: Dealer): Promise<typeof newPerson> {
  const { users = [] } = await buildScenario({ scenario, store: 'colombia', now: Date.now() });
  const id = users.find(({ email }) => email === emailOf('operativo', scenario))?.id;
  return {
    address: `/allied/edit-profile?mode=edit&id=${id}`,
    sign: { selector: 'main input[role=combobox]' },
  };
}

/** Opens a form in a browser that has kept nothing. */
async function withForm<T>(
  { browser, environment }: Measuring,
  { scenario }: Dealer,
  slowdown: Slowdown,
  { address, sign }: typeof newPerson,
  work: (opened: Opened, usableAt: number) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ baseURL: environment.portal, locale: 'es-CO' });
  try {
    const page = await context.newPage();
    await signInAs(page, environment.portal, emailOf('representante', scenario));
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const { usableAt } = await openAndWatch(page, address, sign);
    return await work({ page, session }, usableAt);
  } finally {
    await context.close();
  }
}

/** Codes of destinations as a dealer has them in a spreadsheet. */
async function codesOf({ scenario }: Dealer): Promise<readonly string[]> {
  const { destinations = [] } = await buildScenario({
    scenario,
    store: 'colombia',
    now: Date.now(),
  });
  return destinations.slice(0, pasted).map((one) => one.codigo_destinatario);
}

interface Measured {
  readonly open: readonly Interaction[];
  readonly type: readonly Interaction[];
  readonly pick: readonly Interaction[];
  readonly paste: Interaction;
  readonly save: Interaction;
}

/** Every gesture once the form is open, in the order in which somebody makes them. */
async function measureForm(opened: Opened, codes: readonly string[], mail: string) {
  await watchEvents(opened.page);
  await chooseRole(opened);
  const open = await times(() => openList(opened));
  const type = await times(() => typeLetter(opened));
  let selected = 0;
  const pick = await times(() => pickOne(opened, selected++));
  const paste = await pasteCodes(opened, codes);
  return { open, type, pick, paste, save: await save(opened, mail) } satisfies Measured;
}

const painted = (all: readonly Interaction[]) =>
  `${milliseconds(median(all.map((one) => one.painted)))} (${Math.max(...all.map((one) => one.painted)).toFixed(0)})`;

const rowsOf = (slowdown: Slowdown, measured: readonly Measured[]) =>
  (
    [
      ['Open the list', ({ open }) => open],
      ['Type a letter', ({ type }) => type],
      ['Pick one', ({ pick }) => pick],
      [`Paste ${pasted} codes`, ({ paste }) => [paste]],
      ['Save: the press', ({ save: saved }) => [saved]],
    ] as const satisfies readonly (readonly [string, (one: Measured) => readonly Interaction[]])[]
  ).map(([name, of]) => [name, `${slowdown}x`, ...measured.map((one) => painted(of(one)))]);

/** What one dealer's form takes with every processor. */
async function measureDealer(dealer: Dealer) {
  const codes = await codesOf(dealer);
  const worker = await stationWorker(dealer);
  return withBrowser(
    async (measuring) => {
      const byProcessor = [];
      for (const slowdown of slowdowns) {
        const usableAfter = async (page: typeof newPerson) =>
          median(
            await times(() =>
              withForm(measuring, dealer, slowdown, page, async (_opened, usableAt) => usableAt),
            ),
          );
        const usable = [
          ['A new person', await usableAfter(newPerson)],
          ['Somebody with destinations', await usableAfter(worker)],
        ] as const;
        const form = await withForm(measuring, dealer, slowdown, newPerson, (opened) =>
          measureForm(opened, codes, `banco.${slowdown}@ejemplo.com`),
        );
        byProcessor.push({ slowdown, usable, form });
      }
      return byProcessor;
    },
    { scenario: dealer.scenario },
  );
}

async function measure(): Promise<readonly Section[]> {
  const [few = [], many = []] = [await measureDealer(dealers[0]), await measureDealer(dealers[1])];
  const header = ['', 'Processor', ...dealers.map(({ name }) => `${name} destinations`)];
  return [
    {
      title: 'The form of a person: until it can be used',
      header: [...header, 'Ratio'],
      rows: few.flatMap(({ slowdown, usable }, place) =>
        usable.map(([name, time], at) => {
          const [, other] = many[place]?.usable[at] ?? [name, Number.NaN];
          return [
            name,
            `${slowdown}x`,
            milliseconds(time),
            milliseconds(other),
            (other / time).toFixed(2),
          ];
        }),
      ),
      notes: [
        `Medians of ${turns} visits with an empty cache; of somebody with destinations until those can be selected. Aim: within 1.3 of the other.`,
      ],
    },
    {
      title: 'A new person: painted after',
      header,
      rows: few.flatMap(({ slowdown, form }, place) => {
        const other = many[place];
        return other === undefined ? [] : rowsOf(slowdown, [form, other.form]);
      }),
      notes: [
        `Medians of ${turns}, and the worst of them; the list of codes and the saving once. From the key to the paint that follows, as the browser reports it (16 ms is its least). Aim: each within 200 ms at 4x.`,
      ],
    },
  ];
}

/** What very many destinations cost whoever creates a person. */
export const profileBench: Bench = {
  name: 'profile',
  what: 'A new person, 20,000 destinations',
  needsBuild: true,
  measure,
};
