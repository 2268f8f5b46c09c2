import type { CompensableDocument, CompensationSelection } from './types.ts';

/** A refreshed selection, with its removed and changed documents. */
export interface RefreshedCompensation {
  readonly selection: CompensationSelection;
  /** Documents that were removed because they are held or settled. */
  readonly missing: readonly CompensableDocument[];
  /** Documents whose balance changed, with their current balance. */
  readonly changed: readonly CompensableDocument[];
}

/**
 * Refreshes the selection: missing and blocked documents are removed, changed balances are updated
 * (faults 10).
 */
export const refreshCompensation = (
  selection: CompensationSelection,
  latest: CompensationSelection,
): RefreshedCompensation => {
  const payments = refreshSide(selection.payments, latest.payments);
  const invoices = refreshSide(selection.invoices, latest.invoices);
  return {
    selection: { payments: payments.remaining, invoices: invoices.remaining },
    missing: [...payments.missing, ...invoices.missing],
    changed: [...payments.changed, ...invoices.changed],
  };
};

const refreshSide = (
  selected: readonly CompensableDocument[],
  latest: readonly CompensableDocument[],
) => {
  const openById = new Map(
    latest.filter(({ blocked }) => !blocked).map((document) => [document.id, document]),
  );
  const pairs = selected.map((previous) => ({ previous, current: openById.get(previous.id) }));
  const remaining = pairs.flatMap(({ current }) => current ?? []);
  return {
    remaining,
    missing: pairs.flatMap(({ previous, current }) => (current ? [] : [previous])),
    changed: pairs.flatMap(({ previous, current }) =>
      current && current.balance.minor !== previous.balance.minor ? [current] : [],
    ),
  };
};
