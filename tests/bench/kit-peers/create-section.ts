import type { Section } from '../bench.ts';
import { computeMedian, formatKilobytes, formatMilliseconds } from '../report/numbers.ts';
import type { VisitMetrics } from './measure-visit.ts';

/** Formatters for metrics that are not times. */
const formatters: Readonly<Record<string, (value: number) => string>> = {
  heap: (bytesByName) => `${(bytesByName / 1e6).toFixed(1)} MB`,
  nodes: (count) => String(count),
};

const getMedian = (visits: readonly VisitMetrics[], action: string) =>
  computeMedian(
    visits.map((visit) => visit[action] ?? Number.NaN).filter((value) => !Number.isNaN(value)),
  );

/** Creates the table of a comparison: each action's median and its ratio to the kit's. */
export function createSection(
  title: string,
  visitsByName: ReadonlyMap<string, readonly VisitMetrics[]>,
  bytes: ReadonlyMap<string, number>,
): Section {
  const kitVisits = visitsByName.get('surtidor') ?? [];
  const visitCounts = [...visitsByName.values()].map((visits) => visits.length);
  const actions = Object.keys([...visitsByName.values()].flat()[0] ?? {});
  const formatCell = (visits: readonly VisitMetrics[], action: string): string => {
    const value = getMedian(visits, action);
    if (Number.isNaN(value)) return 'failed';
    const format = formatters[action];
    if (format) return format(value);
    const ratio = value / getMedian(kitVisits, action);
    return Number.isNaN(ratio)
      ? formatMilliseconds(value)
      : `${formatMilliseconds(value)} (${ratio.toFixed(1)}x)`;
  };
  return {
    title,
    header: ['', ...actions, 'brotli'],
    rows: [...visitsByName].map(([name, visits]) => [
      name,
      ...actions.map((action) => formatCell(visits, action)),
      formatKilobytes(bytes.get(name) ?? 0),
    ]),
    notes: [
      `Main-thread CPU time of an action and its effects: medians of ${Math.min(...visitCounts)} to ${Math.max(...visitCounts)} visits; (x) relative to the kit.`,
    ],
  };
}
