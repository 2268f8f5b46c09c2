import type { CompensableDocument, CompensationSelection } from './types.ts';

/** A selection after the documents were looked at again, and what had to go. */
export interface RefreshedCompensation {
  readonly selection: CompensationSelection;
  /** Documents that are held or settled meanwhile, as they were selected. */
  readonly gone: readonly CompensableDocument[];
  /** Documents that are still there with another balance, as they are now. */
  readonly changed: readonly CompensableDocument[];
}

/**
 * The selection against the documents as they are now: what is missing or blocked goes, what has
 * another balance takes it, the rest stays in its place (faults 10).
 */
export const refreshCompensation = (
  selection: CompensationSelection,
  latest: CompensationSelection,
): RefreshedCompensation => {
  const payments = refreshSide(selection.payments, latest.payments);
  const invoices = refreshSide(selection.invoices, latest.invoices);
  return {
    selection: { payments: payments.remaining, invoices: invoices.remaining },
    gone: [...payments.gone, ...invoices.gone],
    changed: [...payments.changed, ...invoices.changed],
  };
};

const refreshSide = (
  selected: readonly CompensableDocument[],
  latest: readonly CompensableDocument[],
) => {
  const open = new Map(
    latest.filter(({ blocked }) => !blocked).map((document) => [document.id, document]),
  );
  const pairs = selected.map((before) => ({ before, now: open.get(before.id) }));
  const remaining = pairs.flatMap(({ now }) => now ?? []);
  return {
    remaining,
    gone: pairs.flatMap(({ before, now }) => (now ? [] : [before])),
    changed: pairs.flatMap(({ before, now }) =>
      now && now.balance.minor !== before.balance.minor ? [now] : [],
    ),
  };
};
