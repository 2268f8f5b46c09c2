import { emailOf } from '@surtidor/sandbox/scenarios';
import { createControl } from '../../harness/control.ts';
import { signInAs } from '../../harness/sign-in-as.ts';
import type { Bench, Section } from '../bench.ts';
import { openAndWatch, type ReadyElement } from '../browser/first-use.ts';
import { type Measuring, withBrowser } from '../browser/with-browser.ts';
import { type Interaction, type Opened, watchEvents } from '../long-list/interaction.ts';
import { type Slowdown, slowdowns, times, turns } from '../long-list/with-list.ts';
import { median, milliseconds } from '../report/numbers.ts';
import { chooseAnswer, seeWhatIsMissing, typeLetter } from './survey-gestures.ts';
import {
  addCard,
  fillCart,
  hideLines,
  removeLine,
  showLines,
  stepCard,
  stepLine,
} from './voucher-gestures.ts';

const amounts = 200;
const cartLines = 100;
const questions = 60;

/** The voucher configuration with very many amounts of one use (spec 3). */
const longConfig = {
  montos: Array.from({ length: amounts }, (_, place) => ({ monto: 1_000 * (place + 1), uso: 'A' })),
  usos: [
    {
      uso: 'A',
      reward: 'Combustible',
      titulo: 'Bono de combustible',
      descripcion: 'Para tanquear.',
      montoMaximo: 100_000_000,
      diasVencimiento: 180,
      terminosCondiciones: '<p>Términos</p>',
    },
  ],
  messageSuccess: '',
};

/** A form of questions of every kind, in turns (spec 3). */
const longForm = Array.from({ length: questions }, (_, place) => {
  const type = (['radio', 'rating', 'text'] as const)[place % 3] ?? 'text';
  return {
    id: String(place + 1),
    text: `Pregunta ${place + 1}: ¿cómo le fue con esto?`,
    validations: [{ name: 'required', value: null }],
    answerOption: {
      type,
      value: '',
      options: ['uno', 'dos', 'tres'].map((value) => ({ value, label: `Opción ${value}` })),
      properties:
        type === 'rating'
          ? ['a', 'b', 'c'].map((name) => ({ name, value: `Aspecto ${name}` }))
          : [],
    },
  };
});

/** Opens a page in a browser that has kept nothing, with a processor so much slower. */
async function withPage<T>(
  { browser, environment }: Measuring,
  { address, sign }: { readonly address: string; readonly sign: ReadyElement },
  slowdown: Slowdown,
  work: (opened: Opened, usableAt: number) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    baseURL: environment.portal,
    locale: 'es-CO',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await signInAs(page, environment.portal, emailOf('representante'));
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const { usableAt } = await openAndWatch(page, address, sign);
    return await work({ page, session }, usableAt);
  } finally {
    await context.close();
  }
}

type Rows = readonly (readonly [string, readonly Interaction[]])[];

/** Every gesture of the shop, with an empty cart and then with a full one. */
async function measureShop(opened: Opened): Promise<Rows> {
  const { page } = opened;
  await page.getByRole('button', { name: 'Comprar bonos: Bono de combustible' }).click();
  await page.locator('main article').first().waitFor();
  await watchEvents(page);
  let card = 100;
  const step = await times(() => stepCard(opened, card++));
  const add = await times(() => addCard(opened, card++));
  await fillCart(opened, cartLines);
  await watchEvents(page);
  const addToFull = await times(() => addCard(opened, card++));
  const show = await times(async () => {
    const cost = await showLines(opened);
    await hideLines(opened);
    return cost;
  });
  await showLines(opened);
  let line = 50;
  return [
    [`${amounts} amounts: one more on a card`, step],
    [`${amounts} amounts: add to the cart`, add],
    [`Cart of ${cartLines} lines: add to it`, addToFull],
    [`Cart of ${cartLines} lines: show them`, show],
    [`Cart of ${cartLines} lines: one more of a line`, await times(() => stepLine(opened, line++))],
    [`Cart of ${cartLines} lines: take one out`, await times(() => removeLine(opened, line++))],
  ];
}

/** Every gesture of the survey. */
async function measureSurvey(opened: Opened): Promise<Rows> {
  await opened.page.getByRole('button', { name: 'Ver qué falta' }).waitFor();
  await watchEvents(opened.page);
  let radio = 0;
  let rating = 1;
  const next = (place: number) => place + 3;
  const choose = await times(() => {
    const cost = chooseAnswer(opened, radio);
    radio = next(radio);
    return cost;
  });
  const rate = await times(() => {
    const cost = chooseAnswer(opened, rating);
    rating = next(rating);
    return cost;
  });
  const type = await times(() => typeLetter(opened));
  const missing = await times(() => seeWhatIsMissing(opened));
  const after = await times(() => typeLetter(opened));
  return [
    [`${questions} questions: choose an answer`, choose],
    [`${questions} questions: rate one`, rate],
    [`${questions} questions: type a letter`, type],
    [`${questions} questions: see what is missing`, missing],
    [`${questions} questions, all marked: type a letter`, after],
  ];
}

const pages = [
  {
    name: `Voucher area, ${amounts} amounts`,
    address: '/admin/bonos-regalo',
    sign: { selector: 'main button', text: 'Comprar bonos' },
    measure: measureShop,
  },
  {
    name: `Survey, ${questions} questions`,
    address: '/allied/surtidor-forms',
    sign: { selector: 'main input[type=radio]' },
    measure: measureSurvey,
  },
] as const;

const withWorst = (all: readonly Interaction[], of: (one: Interaction) => number) =>
  `${milliseconds(median(all.map(of)))} (${Math.max(...all.map(of)).toFixed(0)})`;

const measure = (): Promise<readonly Section[]> =>
  withBrowser(async (measuring) => {
    const control = createControl(measuring.environment.sandbox);
    await control.fault(
      {
        match: { field: 'getBonosSurtidorConfig' },
        fault: { kind: 'answer', value: longConfig },
      },
      { match: { field: 'surveyQuestions' }, fault: { kind: 'answer', value: longForm } },
    );
    const first: string[][] = [];
    const rows: string[][] = [];
    for (const one of pages) {
      for (const slowdown of slowdowns) {
        const usable = await times(() =>
          withPage(measuring, one, slowdown, async (_opened, usableAt) => usableAt),
        );
        first.push([one.name, `${slowdown}x`, milliseconds(median(usable))]);
        for (const [name, all] of await withPage(measuring, one, slowdown, one.measure)) {
          const painted = withWorst(all, (interaction) => interaction.painted);
          rows.push([name, `${slowdown}x`, painted, withWorst(all, ({ busy }) => busy)]);
        }
      }
    }
    return [
      {
        title: 'Long shop and long survey: until they can be used',
        header: ['Page', 'Processor', 'Time'],
        rows: first,
        notes: [`Medians of ${turns} visits with an empty cache, no line in between.`],
      },
      {
        title: 'Long shop and long survey: gestures',
        header: ['Gesture', 'Processor', 'Painted after', 'Main thread'],
        rows,
        notes: [
          `Medians of ${turns}, and the worst of them. From the key to the paint that follows, as the browser reports it (16 ms is its least). Aim: each painted within 200 ms at 4x.`,
        ],
      },
    ];
  });

/** What a very long shop, cart and survey cost whoever works in them. */
export const longFormsBench: Bench = {
  name: 'long-forms',
  what: 'A shop of 200 amounts, a cart of 100 lines, a survey of 60 questions',
  needsBuild: true,
  measure,
};
