import type { Section } from '../bench.ts';
import { kilobytes, median, milliseconds } from '../report/numbers.ts';
import type { Measured } from './time-actions.ts';

/** Formats of measures other than times. */
const formats: Readonly<Record<string, (value: number) => string>> = {
  heap: (bytes) => `${(bytes / 1e6).toFixed(1)} MB`,
  nodes: (count) => String(count),
};

const middle = (visits: readonly Measured[], action: string) =>
  median(visits.map((one) => one[action] ?? Number.NaN).filter((value) => !Number.isNaN(value)));

/** The table of a contest: each action's median and its ratio to the kit's. */
export function getSection(
  title: string,
  measured: ReadonlyMap<string, readonly Measured[]>,
  bytes: ReadonlyMap<string, number>,
): Section {
  const kit = measured.get('surtidor') ?? [];
  const counts = [...measured.values()].map((visits) => visits.length);
  const actions = Object.keys([...measured.values()].flat()[0] ?? {});
  const cell = (visits: readonly Measured[], action: string): string => {
    const value = middle(visits, action);
    if (Number.isNaN(value)) return 'could not be done';
    const format = formats[action];
    if (format) return format(value);
    const times = value / middle(kit, action);
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
      `Main-thread CPU time of an action and its effects: medians of ${Math.min(...counts)} to ${Math.max(...counts)} visits; (x) relative to the kit.`,
    ],
  };
}
