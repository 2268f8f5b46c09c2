/** One proof of `npm run evidence`. */
export interface EvidenceStep {
  /** Its name in `npm run evidence -- <name>` and in the folder. */
  readonly name: string;
  /** What it tries. */
  readonly title: string;
  readonly command: readonly [tool: string, ...parameters: string[]];
  readonly environment?: Readonly<Record<string, string>>;
  /** Runs in the headless build of Chromium, as `npm test` does, and not in the whole browser. */
  readonly usesShell?: boolean;
}

const node = [process.execPath, '--disable-warning=ExperimentalWarning'] as const;

/** The name of the step that accepts file names and options of Playwright. */
export const journeysName = 'journeys';

/** The name of the step with the journeys that `npm test` skips. */
export const slowJourneysName = 'slow-journeys';

/** All proofs, in the order in which they run. */
export const evidenceSteps: readonly EvidenceStep[] = [
  {
    name: 'states',
    title: 'The payment engine, explored breadth-first',
    command: [...node, 'tests/model/exploration/main.ts'],
  },
  {
    name: 'protocol',
    title: 'The protocol of a payment, searched to its end by spin',
    command: [...node, 'tests/model/promela/main.ts'],
  },
  {
    name: 'faults',
    title: 'Faults planted into the payment engine',
    command: [...node, 'tests/model/faults/main.ts'],
  },
  {
    name: 'memory',
    title: 'The heap after 20,000 signed-in pages, every fiftieth aborted',
    command: [...node, 'tests/bench/main.ts', 'memory'],
    environment: { MEMORY_PAGES: '20000' },
  },
  {
    name: 'load',
    title: 'The dashboard of 200 dealers, for five minutes through Caddy',
    command: [...node, 'tests/bench/main.ts', 'load'],
    environment: { LOAD_MINUTES: '5', LOAD_PROXY: 'caddy' },
  },
  {
    name: 'accessibility',
    title: 'Every story of every store, checked by two accessibility engines',
    command: ['vitest', 'run', '--config', '.storybook/vitest.config.ts'],
    environment: { STORIES: 'all' },
  },
  {
    name: slowJourneysName,
    title: 'Journeys through every page, store, question and variant of a fault',
    command: ['playwright', 'test', '--config', 'tests/playwright.config.ts', '--grep', '@slow'],
    usesShell: true,
  },
  {
    name: journeysName,
    title: 'Journeys: texts changed by another program, packed packages, peers, image, proxies',
    command: ['playwright', 'test', '--config', 'tests/evidence/playwright.config.ts'],
  },
];

/**
 * Returns the steps that arguments select: all, or those that are named. Other arguments are file names and options of
 * Playwright, with which the journeys run.
 */
export function selectSteps(parameters: readonly string[]): readonly EvidenceStep[] {
  const filters = parameters.filter((value) => evidenceSteps.every(({ name }) => name !== value));
  return evidenceSteps.flatMap((step) => {
    const isFiltered = step.name === journeysName && filters.length > 0;
    if (isFiltered) return [{ ...step, command: [...step.command, ...filters] }];
    return parameters.length === 0 || parameters.includes(step.name) ? [step] : [];
  });
}
