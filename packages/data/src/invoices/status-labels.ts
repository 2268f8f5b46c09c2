import { entry, list, text } from '../shared/wire.ts';
import type { StatusLabels } from './to-invoice.ts';

interface Pair {
  readonly label: string | null;
  readonly value: string | null;
}

/** The label/value pairs of `document_statuses` (spec 3) as a lookup by code. */
export const toStatusLabels = (pairs: readonly (Pair | null)[] | null): StatusLabels =>
  new Map(
    list(pairs).flatMap((pair) => {
      const wire = entry(pair);
      return wire ? [[text(wire.value), text(wire.label)] as const] : [];
    }),
  );
