import { component } from './component.ts';
import type { Edit, Generator } from './generated-file.ts';
import type { Names } from './names.ts';
import { operation } from './operation.ts';
import { rule } from './rule.ts';
import { screen, screenEdits } from './screen.ts';
import { storeEdits } from './store.ts';

/** A generator and the place its files go to. */
interface Kind {
  readonly generator: Generator;
  /** The meaning of the first of the two names. */
  readonly place: 'area' | 'route' | 'group' | 'store to copy';
  /** Changes to existing files. */
  readonly edits?: (names: Names, place: string) => readonly Edit[];
  /** Whether `npm run codegen` follows. */
  readonly runsCodegen?: boolean;
  /** What is left to do by hand. */
  readonly next: readonly string[];
}

/** The generators by name. */
export const kinds: Readonly<Record<string, Kind>> = {
  component: {
    generator: component,
    place: 'group',
    next: ["packages/ui/src/index.ts: add it to the kit's list."],
  },
  screen: {
    generator: screen,
    place: 'route',
    edits: screenEdits,
    runsCodegen: true,
    next: [
      'packages/domain/src/session/routes.ts: for a new route, its permissions and its place in the menus.',
      'packages/domain/src/session/routes.test.ts and openable-pages.test.ts: for a new route, its row.',
      'apps/portal/src/platform/messages/spanish/titles.ts: for a new route, its title in Spanish.',
      'Run npm run build, which adds a new route to src/routeTree.gen.ts, and npm run matrix.',
      'apps/portal/src/screens: list the states in states.ts, with a story each. A list takes its filter, address and hook from an existing one (screens/compensations), and its initial queries go into the loader of the route file.',
    ],
  },
  store: {
    generator: () => [],
    place: 'store to copy',
    edits: storeEdits,
    runsCodegen: true,
    next: [
      'packages/domain/src/variants/stores.ts: change what differs from the copied store (country, theme, menus).',
      'packages/domain/src/variants/variants.test.ts: add the store to the expected rows.',
      'apps/sandbox/src/stores.ts: give it its country, company number and name.',
      'apps/sandbox/src/scenarios/content/carousels.ts: write its slides.',
      '.storybook/store-stories.tsx and tests/e2e/stores.spec.ts: state what its stories and journeys must show.',
    ],
  },
  operation: {
    generator: operation,
    place: 'area',
    next: ['Write the query, then run npm run codegen.'],
  },
  rule: {
    generator: rule,
    place: 'area',
    next: ["Export it from its area's index.ts if others need it."],
  },
};
