import { component } from './component.ts';
import type { Generator } from './generated-file.ts';
import { operation } from './operation.ts';
import { rule } from './rule.ts';
import { screen } from './screen.ts';

/** A kind of piece the command can make, and whether it stands in an area. */
interface Kind {
  readonly generator: Generator;
  readonly inArea: boolean;
  /** What to do by hand afterwards. */
  readonly next: string;
}

/** The kinds, by the word the command takes. */
export const kinds: Readonly<Record<string, Kind>> = {
  component: {
    generator: component,
    inArea: false,
    next: "Add it to packages/ui/src/index.ts, the kit's list.",
  },
  screen: {
    generator: screen,
    inArea: false,
    next: 'Add its row to apps/portal/src/platform/routes/built-routes.ts and app/root/routes.tsx, and its states to states.ts.',
  },
  operation: {
    generator: operation,
    inArea: true,
    next: 'Write the query, then run npm run codegen.',
  },
  rule: {
    generator: rule,
    inArea: true,
    next: "Export it from its area's index.ts if others need it.",
  },
};
