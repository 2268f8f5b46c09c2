import { type Counts, countPlain, countPlaywright, countVitest } from './count.ts';

type Command = readonly [tool: string, ...parameters: string[]];

/** One part of `npm test`. */
export interface Stage {
  /** Its name in `npm test -- <name>`. */
  readonly name: string;
  /** Title in the summary. */
  readonly title: string;
  /** Groups of commands. Those of a group run in parallel, the groups one after the other, even after a failure. */
  readonly commands: readonly (readonly Command[])[];
  /** Globs of its input files. */
  readonly inputGlobs: readonly string[];
  /** Reads passed and failed checks from the output of all commands. */
  readonly count: (output: string, failedCommands: number, commands: number) => Counts;
}

const root = ['*.*', '.gitignore'];
const code = [...root, '{.storybook,apps,examples,packages,tests,tools}/**'];
/** Some tests also read the docs. */
const codeAndDocs = [...code, '{.github,docs}/**'];

/** Checks the types of a TypeScript project, and of what changed since its last check. */
const checkTypes = (project: string, name: string): Command => [
  'tsc',
  '-p',
  project,
  '--incremental',
  '--tsBuildInfoFile',
  `.cache/types/${name}.tsbuildinfo`,
];

/** All stages, fastest first. */
export const stages: readonly Stage[] = [
  {
    name: 'types',
    title: 'Types',
    // One program for all folders checks each file once. The domain has its own, without the types of a browser.
    commands: [
      [
        checkTypes('tsconfig.workspace.json', 'workspace'),
        checkTypes('packages/domain', 'packages-domain'),
      ],
    ],
    inputGlobs: code,
    count: countPlain,
  },
  {
    name: 'lint',
    title: 'Lint, format, unused code, sizes',
    commands: [
      [
        ['biome', 'ci', '--colors=off', '.'],
        ['knip', '--no-progress', '--no-config-hints'],
        ['node', '--disable-warning=ExperimentalWarning', 'tools/tasks/sizes.ts'],
      ],
    ],
    inputGlobs: codeAndDocs,
    count: countPlain,
  },
  {
    name: 'unit',
    title: 'Unit and contract tests',
    commands: [[['vitest', 'run']]],
    inputGlobs: codeAndDocs,
    count: countVitest,
  },
  {
    name: 'build',
    title: 'Builds and package checks',
    commands: [
      [
        ['node', 'tools/test-stages/build-for-journeys.ts'],
        ['node', 'tools/test-stages/build-for-checks.ts'],
      ],
      // After the builds: they write the types of the example's routes, and packing temporarily changes a package.json.
      [
        ['node', 'tools/packages/check-packages.ts'],
        ['tsc', '-p', 'examples/alba'],
      ],
    ],
    inputGlobs: code,
    count: countPlain,
  },
  {
    name: 'consumers',
    title: 'Packed packages in other apps',
    commands: [[['playwright', 'test', '--config', 'tests/consumers/playwright.config.ts']]],
    inputGlobs: code,
    count: countPlaywright,
  },
  {
    name: 'stories',
    title: 'Stories with axe',
    commands: [[['vitest', 'run', '--config', '.storybook/vitest.config.ts']]],
    // Stories import no tests, tools or documents.
    inputGlobs: [...root, '{.storybook,apps,packages}/**', 'tools/chromium/**'],
    count: countVitest,
  },
  {
    name: 'e2e',
    title: 'Journeys in Chromium',
    commands: [
      [['node', 'tools/test-stages/build-for-journeys.ts']],
      [['playwright', 'test', '--config', 'tests/playwright.config.ts', '--grep-invert', '@slow']],
    ],
    inputGlobs: code,
    count: countPlaywright,
  },
];
