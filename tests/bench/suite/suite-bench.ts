import { seconds } from '../../../tools/console.ts';
import { stages } from '../../../tools/test-stages/stages.ts';
import { readTestTimes, testTimesFile } from '../../../tools/test-stages/test-times.ts';
import type { Bench, Section } from '../bench.ts';

function suiteSection(): Section {
  const known = readTestTimes();
  const times = stages.flatMap(({ title }) => known.filter((time) => time.title === title));
  const missing = stages
    .map(({ title }) => title)
    .filter((title) => !known.some((time) => time.title === title));
  const rows = times.map(({ title, took, passed, failed, at }) => [
    title,
    seconds(took),
    String(passed + failed),
    at.slice(0, 16).replace('T', ' '),
  ]);
  const whole = times.reduce((sum, { took }) => sum + took, 0);
  return {
    title: 'The test suite by stage',
    header: ['Stage', 'Time', 'Checks', 'When (UTC)'],
    rows: rows.length > 0 ? [...rows, ['Together', seconds(whole), '', '']] : [],
    notes: [
      `The last run of each stage here, from ${testTimesFile}.`,
      ...(missing.length > 0 ? [`Not run here yet: ${missing.join('; ')}.`] : []),
    ],
  };
}

/** What `npm test` took the last time. It runs nothing. */
export const suiteBench: Bench = {
  name: 'suite',
  what: "The test suite's time by stage",
  needsBuild: false,
  measure: async () => [suiteSection()],
};
