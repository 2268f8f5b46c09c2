import { type Counts, countPlain, countPlaywright, countVitest } from './count.ts';

/** One part of `npm test`. */
export interface Stage {
  /** Its name in `npm test -- <name>`. */
  readonly name: string;
  /** Title in the summary. */
  readonly title: string;
  /** Commands, run in order even after a failure. */
  readonly commands: readonly (readonly [tool: string, ...parameters: string[]])[];
  /** Whether its commands can run in parallel. */
  readonly parallel?: boolean;
  /** Globs of its input files. */
  readonly inputGlobs: readonly string[];
  /** Reads passed and failed checks from the output of all commands. */
  readonly count: (output: string, failedCommands: number, commands: number) => Counts;
}

const root = ['*.*', '.gitignore'];
const code = [...root, '{.storybook,apps,examples,packages,tests,tools}/**'];
/** Some tests also read the docs. */
const codeAndDocs = [...code, '{.github,docs}/**'];

const typedFolders = [
  'packages/domain',
  'packages/ui',
  'packages/data',
  'packages/flows',
  'apps/sandbox',
  'packages/portal',
  'apps/portal',
  'tests',
  'tools',
];

/** Returns the path of a folder's incremental build info. */
const getBuildInfoPath = (folder: string) => `.cache/types/${folder.replace('/', '-')}.tsbuildinfo`;

/** All stages, fastest first. */
export const stages: readonly Stage[] = [
  {
    name: 'types',
    title: 'Types',
    commands: typedFolders.map(
      (folder) =>
        [
          'tsc',
          '-p',
          folder,
          '--incremental',
          '--tsBuildInfoFile',
          getBuildInfoPath(folder),
        ] as const,
    ),
    parallel: true,
    inputGlobs: code,
    count: countPlain,
  },
  {
    name: 'lint',
    title: 'Lint, format, unused code, sizes',
    commands: [
      ['biome', 'ci', '--colors=off', '.'],
      ['knip', '--no-progress', '--no-config-hints'],
      ['node', '--disable-warning=ExperimentalWarning', 'tools/tasks/sizes.ts'],
    ],
    parallel: true,
    inputGlobs: codeAndDocs,
    count: countPlain,
  },
  {
    name: 'unit',
    title: 'Unit and contract tests',
    commands: [['vitest', 'run']],
    inputGlobs: codeAndDocs,
    count: countVitest,
  },
  {
    name: 'build',
    title: 'Builds and package checks',
    commands: [
      ['node', 'tools/test-stages/build-for-journeys.ts'],
      // The build writes the types of the example's routes.
      ['tsc', '-p', 'examples/alba'],
      // Not parallel, because packing temporarily changes a package.json.
      ['node', 'tools/packages/check-packages.ts'],
    ],
    inputGlobs: code,
    count: countPlain,
  },
  {
    name: 'consumers',
    title: 'Packed packages in other apps',
    commands: [['playwright', 'test', '--config', 'tests/consumers/playwright.config.ts']],
    inputGlobs: code,
    count: countPlaywright,
  },
  {
    name: 'stories',
    title: 'Stories with axe',
    commands: [['vitest', 'run', '--config', '.storybook/vitest.config.ts']],
    // Stories import no tests, tools or documents.
    inputGlobs: [...root, '{.storybook,apps,packages}/**', 'tools/chromium/**'],
    count: countVitest,
  },
  {
    name: 'e2e',
    title: 'Journeys in Chromium',
    commands: [
      ['node', 'tools/test-stages/build-for-journeys.ts'],
      ['playwright', 'test', '--config', 'tests/playwright.config.ts', '--grep-invert', '@slow'],
    ],
    inputGlobs: code,
    count: countPlaywright,
  },
];
