import { type Counts, countPlain, countPlaywright, countVitest } from './count.ts';

/** One part of `npm test`. */
export interface Stage {
  /** Its name in `npm test -- <name>`. */
  readonly name: string;
  /** Title in the summary. */
  readonly title: string;
  /** Commands, run in order, also after failures. */
  readonly commands: readonly (readonly [tool: string, ...parameters: string[]])[];
  /** Whether its commands can run in parallel. */
  readonly parallel?: boolean;
  /** Globs of its input files. */
  readonly reads: readonly string[];
  /** Reads passed and failed checks from the output of all commands. */
  readonly count: (output: string, failedCommands: number, commands: number) => Counts;
}

const root = ['*.*', '.gitignore'];
const code = [...root, '{.storybook,apps,examples,packages,tests,tools}/**'];
/** Some tests read the documents too. */
const everything = [...code, '{.github,docs}/**'];

const typed = [
  'packages/domain',
  'packages/ui',
  'packages/data',
  'apps/sandbox',
  'apps/portal',
  'tests',
  'tools',
];

/** The incremental build file of a folder. */
const rememberedIn = (folder: string) => `.cache/types/${folder.replace('/', '-')}.tsbuildinfo`;

/** Every stage, cheapest first. */
export const stages: readonly Stage[] = [
  {
    name: 'types',
    title: 'Types',
    commands: typed.map(
      (folder) =>
        ['tsc', '-p', folder, '--incremental', '--tsBuildInfoFile', rememberedIn(folder)] as const,
    ),
    parallel: true,
    reads: code,
    count: countPlain,
  },
  {
    name: 'lint',
    title: 'Lint, format, nothing unused',
    commands: [
      ['biome', 'ci', '--colors=off', '.'],
      ['knip', '--no-progress', '--no-config-hints'],
    ],
    parallel: true,
    reads: everything,
    count: countPlain,
  },
  {
    name: 'unit',
    title: 'Rules, mappers, servers, import boundaries, contract',
    commands: [['vitest', 'run']],
    reads: everything,
    count: countVitest,
  },
  {
    name: 'build',
    title: 'Builds and their budgets',
    commands: [
      ['node', 'tools/test-stages/build-what-journeys-walk.ts'],
      // Not in parallel: while a package is packed, its exports point to its build.
      ['node', 'tools/packages/check-packages.ts'],
    ],
    reads: code,
    count: countPlain,
  },
  {
    name: 'consumers',
    title: 'The packed packages in other apps',
    commands: [['playwright', 'test', '--config', 'tests/consumers/playwright.config.ts']],
    reads: code,
    count: countPlaywright,
  },
  {
    name: 'stories',
    title: 'Stories with axe',
    commands: [['vitest', 'run', '--config', '.storybook/vitest.config.ts']],
    // Stories import no tests, tools or documents.
    reads: [...root, '{.storybook,apps,packages}/**', 'tools/chromium/**'],
    count: countVitest,
  },
  {
    name: 'e2e',
    title: 'Journeys in Chromium',
    commands: [
      ['node', 'tools/test-stages/build-what-journeys-walk.ts'],
      ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
    ],
    reads: code,
    count: countPlaywright,
  },
];
