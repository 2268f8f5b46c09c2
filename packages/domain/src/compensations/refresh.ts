import type { Currency } from '../shared/index.ts';
import { getCompensability } from './compensability.ts';
import type { CompensableDocument, CompensationSelection } from './types.ts';

/** A refreshed selection, with its removed and changed documents. */
export interface RefreshedCompensation<Document extends CompensableDocument = CompensableDocument> {
  readonly selection: CompensationSelection<Document>;
  /** Documents that were removed because they are held, settled or in another currency. */
  readonly missing: readonly Document[];
  /** Documents whose balance changed, with their current balance. */
  readonly changed: readonly Document[];
}

/**
 * Refreshes the selection: missing, blocked and other-currency documents are removed, changed balances
 * are updated (faults 10).
 */
export const refreshCompensation = <Document extends CompensableDocument>(
  selection: CompensationSelection<Document>,
  latest: CompensationSelection<Document>,
  currency: Currency,
): RefreshedCompensation<Document> => {
  const payments = refreshSide(selection.payments, latest.payments, currency);
  const invoices = refreshSide(selection.invoices, latest.invoices, currency);
  return {
    selection: { payments: payments.remaining, invoices: invoices.remaining },
    missing: [...payments.missing, ...invoices.missing],
    changed: [...payments.changed, ...invoices.changed],
  };
};

const refreshSide = <Document extends CompensableDocument>(
  selected: readonly Document[],
  latest: readonly Document[],
  currency: Currency,
) => {
  const openById = new Map(
    latest
      .filter((document) => getCompensability(document, currency) === 'compensable')
      .map((document) => [document.id, document]),
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
