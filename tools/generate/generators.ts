import { component } from './component.ts';
import type { Edit, Generator } from './generated-file.ts';
import type { Names } from './names.ts';
import { operation } from './operation.ts';
import { rule } from './rule.ts';
import { screen, screenEdits } from './screen.ts';

/** A generator and the place its files go to. */
interface Kind {
  readonly generator: Generator;
  /** What the first of the two names says. */
  readonly place: 'area' | 'route' | 'group';
  /** What it changes in files that are there. */
  readonly edits?: (names: Names, area: string) => readonly Edit[];
  /** What to do by hand afterwards. */
  readonly next: string;
}

/** The generators by name. */
export const kinds: Readonly<Record<string, Kind>> = {
  component: {
    generator: component,
    place: 'group',
    next: "Add it to packages/ui/src/index.ts, the kit's list.",
  },
  screen: {
    generator: screen,
    place: 'route',
    edits: screenEdits,
    next: 'Its row is in apps/portal/src/platform/routes/routes.ts; list its states in states.ts.',
  },
  operation: {
    generator: operation,
    place: 'area',
    next: 'Write the query, then run npm run codegen.',
  },
  rule: {
    generator: rule,
    place: 'area',
    next: "Export it from its area's index.ts if others need it.",
  },
};
