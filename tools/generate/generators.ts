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
  readonly createEdits?: (names: Names, target: string) => readonly Edit[];
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
    manualSteps: [
      'packages/portal/src/shared/messages/spanish/titles.ts: translate the title.',
      "packages/portal/src/screens: render the screen's content and add a story for each other state.",
      'Permissions (domain session/routes.ts). Optional: menu position and icon (there and in portal platform/routes/routes.ts).',
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
