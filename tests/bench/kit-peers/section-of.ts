import type { Section } from '../bench.ts';
import { kilobytes, median, milliseconds } from '../report/numbers.ts';
import type { Measured } from './time-actions.ts';

/** How a measure is written. */
const written: Readonly<Record<string, (value: number) => string>> = {
  heap: (bytes) => `${(bytes / 1e6).toFixed(1)} MB`,
  nodes: (count) => String(count),
};

const middle = (visits: readonly Measured[], action: string) =>
  median(visits.map((one) => one[action] ?? Number.NaN).filter((value) => !Number.isNaN(value)));

/** One contest as a table: each action's median and how many times the baseline's it is. */
export function sectionOf(
  title: string,
  measured: ReadonlyMap<string, readonly Measured[]>,
  bytes: ReadonlyMap<string, number>,
): Section {
  const baseline = measured.get('baseline') ?? [];
  const counts = [...measured.values()].map((visits) => visits.length);
  const actions = Object.keys([...measured.values()].flat()[0] ?? {});
  const cell = (visits: readonly Measured[], action: string): string => {
    const value = middle(visits, action);
    if (Number.isNaN(value)) return 'could not be done';
    const shown = written[action];
    if (shown) return shown(value);
    const times = value / middle(baseline, action);
    return Number.isNaN(times)
      ? milliseconds(value)
      : `${milliseconds(value)} (${times.toFixed(1)}x)`;
  };
  return {
    title,
    header: ['', ...actions, 'brotli'],
    rows: [...measured].map(([name, visits]) => [
      name,
      ...actions.map((action) => cell(visits, action)),
      kilobytes(bytes.get(name) ?? 0),
    ]),
    notes: [
      `Main-thread CPU of an action and all it sets off, medians of visits that take turns (${Math.min(...counts)} to ${Math.max(...counts)}); (x) times the baseline, written without a library.`,
    ],
  };
}
