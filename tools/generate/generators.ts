import { component } from './component.ts';
import type { Edit, Generator } from './generated-file.ts';
import type { Names } from './names.ts';
import { operation } from './operation.ts';
import { rule } from './rule.ts';
import { screen, screenEdits } from './screen.ts';

/** A generator, and whether it needs an area. */
interface Kind {
  readonly generator: Generator;
  /** What the first of two names says; null where there is only one. */
  readonly inArea: 'area' | 'route' | null;
  /** What it changes in files that are there. */
  readonly edits?: (names: Names, area: string) => readonly Edit[];
  /** What to do by hand afterwards. */
  readonly next: string;
}

/** The generators by name. */
export const kinds: Readonly<Record<string, Kind>> = {
  component: {
    generator: component,
    inArea: null,
    next: "Add it to packages/ui/src/index.ts, the kit's list.",
  },
  screen: {
    generator: screen,
    inArea: 'route',
    edits: screenEdits,
    next: 'Its row is in apps/portal/src/platform/routes/routes.ts; list its states in states.ts.',
  },
  operation: {
    generator: operation,
    inArea: 'area',
    next: 'Write the query, then run npm run codegen.',
  },
  rule: {
    generator: rule,
    inArea: 'area',
    next: "Export it from its area's index.ts if others need it.",
  },
};
