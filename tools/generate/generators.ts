import { generateComponent } from './component.ts';
import { generateDistributor } from './distributor.ts';
import type { Edit, Generator } from './generated-file.ts';
import type { Names } from './names.ts';
import { generateOperation } from './operation.ts';
import { generateRule } from './rule.ts';
import { createScreenEdits, generateScreen } from './screen.ts';
import { createStoreEdits } from './store.ts';

/** A generator with its command-line arguments and follow-up steps. */
interface GeneratorDefinition {
  readonly generate: Generator;
  /** What the first argument names. */
  readonly target: 'area' | 'folder' | 'route' | 'group' | 'store to copy';
  /** Changes to existing files. */
  readonly createEdits?: (names: Names, target: string, query?: string) => readonly Edit[];
  /** An optional third name. */
  readonly option?: string;
  /** Whether to run `npm run codegen` afterwards. */
  readonly runsCodegen?: boolean;
  /** Remaining manual steps. */
  readonly manualSteps: readonly string[];
}

/** The generators by name. */
export const kinds: Readonly<Record<string, GeneratorDefinition>> = {
  component: {
    generate: generateComponent,
    target: 'group',
    manualSteps: ["packages/ui/src/index.ts: add it to the kit's list."],
  },
  screen: {
    generate: generateScreen,
    target: 'route',
    createEdits: createScreenEdits,
    runsCodegen: true,
    option: 'paged query of the contract',
    manualSteps: [
      'packages/portal/src/shared/messages/spanish/titles.ts: translate the title and, for a list, the label of the search field.',
      "packages/data/src: for a list, add the row's other fields to its .graphql file and its mapper.",
      "packages/portal/src/screens: render the row or the screen's content and add a story for each other state.",
      'Optional: menu position and icon (domain session/routes.ts, portal platform/routes/routes.ts), permissions of a screen without a list (domain session/routes.ts).',
      'Run npm run matrix to add a new route to docs/access-matrix.md.',
    ],
  },
  distributor: {
    generate: generateDistributor,
    target: 'folder',
    manualSteps: [
      'theme.css and portal.config.tsx: set colors, logo, favicon, texts and stores (docs/your-own-portal.md).',
      'public/icons: add icon-180, icon-192, icon-512, maskable-192 and maskable-512.png.',
      'pnpm-workspace.yaml: add the folder, and install.',
    ],
  },
  store: {
    generate: () => [],
    target: 'store to copy',
    createEdits: createStoreEdits,
    runsCodegen: true,
    manualSteps: [
      'packages/domain/src/variants/stores.ts: change the differences from the copied store (name, country, theme, menus).',
      'packages/domain/src/variants/variants.test.ts: add the store to the expected rows.',
      'apps/sandbox/src/stores.ts: set country, company number and name.',
      'apps/sandbox/src/scenarios/content/carousels.ts: add its slides.',
      '.storybook/create-store-stories.tsx and tests/e2e/stores.spec.ts: add the expectations of its stories and journeys.',
    ],
  },
  operation: {
    generate: generateOperation,
    target: 'area',
    manualSteps: ['Write the query, then run npm run codegen.'],
  },
  rule: {
    generate: generateRule,
    target: 'area',
    manualSteps: ["Export it from its area's index.ts if others need it."],
  },
};
