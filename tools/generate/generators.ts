import { component } from './component.ts';
import type { Edit, Generator } from './generated-file.ts';
import type { Names } from './names.ts';
import { operation } from './operation.ts';
import { rule } from './rule.ts';
import { screen, screenEdits } from './screen.ts';
import { storeEdits } from './store.ts';

/** A generator and the target folder of its files. */
interface Kind {
  readonly generator: Generator;
  /** The meaning of the first name. */
  readonly place: 'area' | 'route' | 'group' | 'store to copy';
  /** Changes to existing files. */
  readonly edits?: (names: Names, place: string, query?: string) => readonly Edit[];
  /** An optional third name. */
  readonly option?: string;
  /** Whether to run `npm run codegen` afterwards. */
  readonly runsCodegen?: boolean;
  /** Remaining manual steps. */
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
    option: 'paged query of the contract',
    next: [
      'apps/portal/src/platform/messages/spanish/titles.ts: translate the title and, of a list, the label of its search.',
      "packages/data/src: for a list, add the row's other fields to its .graphql file and its mapper.",
      "apps/portal/src/screens: render the row, or the screen's content; each further state gets a story.",
      'Optional: menu place and icon (domain session/routes.ts, portal platform/routes/routes.ts), permissions of a screen without a list (domain session/routes.ts).',
      'Run npm run matrix, which adds a new route to docs/access-matrix.md.',
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
      '.storybook/create-store-stories.tsx and tests/e2e/stores.spec.ts: state what its stories and journeys must show.',
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
