import { createControl } from '../../harness/control.ts';
import type { Bench, Section } from '../bench.ts';
import { withBrowser } from '../browser/with-browser.ts';
import { type Costs, costRows, paintedNote } from './cost-rows.ts';
import { type Interaction, measureInteraction, type Opened, watchEvents } from './interaction.ts';
import { slowdowns, turns, withList } from './with-list.ts';

/** Entries of the timeline that is opened. */
const entries = 60;

/** The history of an order that was on its way for two months, whichever is asked for. */
const history = {
  size: 1,
  data: [
    {
      id_pedido: 1,
      num_pedido: '4500000001',
      estado_pedido: '5',
      estado_pedido_description: 'Despachado',
      valor: '0',
      historico_estados: Array.from({ length: entries }, (_, at) => ({
        id_pedido_history_status: at,
        type: at === entries - 1 ? '5' : '2',
        descripcion: at === entries - 1 ? 'Despachado' : `Paso ${at + 1}`,
        fecha_hora_evento: `2026-11-${String((at % 28) + 1).padStart(2, '0')} 10:00:00`,
        nombre_transportista: 'Transportes La Cordillera',
        placa_vehiculo: 'ABC123',
        ubicacion: `Kilómetro ${at}`,
        id_orden_cargue: `OC${at}`,
        pdf: { url: `https://localhost/papers/${at}.pdf` },
      })),
    },
  ],
};

/** Opens the next closed order, until all of its timeline stands there. */
async function openNext(opened: Opened, turn: number): Promise<Interaction> {
  const { page } = opened;
  const button = page.locator('main article button[aria-expanded]').nth(turn);
  await button.focus();
  return measureInteraction(
    opened,
    () => page.keyboard.press('Enter'),
    () =>
      page.waitForFunction(
        (wanted) =>
          document.activeElement?.closest('article')?.querySelectorAll('ol > li').length === wanted,
        entries,
      ),
  );
}

/** Closes it again. */
async function closeAgain(opened: Opened): Promise<Interaction> {
  return measureInteraction(
    opened,
    () => opened.page.keyboard.press('Enter'),
    () =>
      opened.page.waitForFunction(
        () => document.activeElement?.getAttribute('aria-expanded') === 'false',
      ),
  );
}

interface Measured {
  readonly open: readonly Interaction[];
  readonly close: readonly Interaction[];
}

const painted: Costs<Measured> = {
  'Open: the press': ({ open }) => open.map((one) => one.painted),
  'Close: the press': ({ close }) => close.map((one) => one.painted),
};

const busy: Costs<Measured> = {
  'Open, until all entries stand there': ({ open }) => open.map((one) => one.busy),
  Close: ({ close }) => close.map((one) => one.busy),
};

const measure = (): Promise<readonly Section[]> =>
  withBrowser(
    async (measuring) => {
      await createControl(measuring.environment.sandbox).fault({
        match: { field: 'OrderTimelineTracking' },
        fault: { kind: 'answer', value: history },
      });
      const measured: Measured[] = [];
      for (const slowdown of slowdowns) {
        measured.push(
          await withList(measuring, 'Orders list', slowdown, async (opened) => {
            await watchEvents(opened.page);
            const open: Interaction[] = [];
            const close: Interaction[] = [];
            for (let turn = 0; turn < turns; turn += 1) {
              open.push(await openNext(opened, turn));
              close.push(await closeAgain(opened));
            }
            return { open, close };
          }),
        );
      }
      return [
        {
          title: `A timeline of ${entries} entries: painted after`,
          header: ['Gesture', 'Processor', 'Time'],
          rows: costRows(painted, [measured]),
          notes: [`Medians of ${turns}, and the worst of them. ${paintedNote}`],
        },
        {
          title: `A timeline of ${entries} entries: main thread`,
          header: ['Gesture', 'Processor', 'Time'],
          rows: costRows(busy, [measured]),
          notes: [
            `Medians of ${turns}, and the worst of them, throttling included; the first one brings the code of timelines along.`,
          ],
        },
      ];
    },
    { scenario: 'heavy' },
  );

/** What a very long timeline costs whoever opens its order. */
export const timelineBench: Bench = {
  name: 'timeline',
  what: 'A timeline of 60 entries',
  needsBuild: true,
  measure,
};
