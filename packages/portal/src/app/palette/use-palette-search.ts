import {
  findAssociates,
  findDestinations,
  findInvoice,
  findInvoices,
  findOrders,
  findRecentTransactions,
  findTransactionsByReference,
  type Outcome,
  useDataContext,
} from '@surtidor/data';
import { cleanNumberFilter } from '@surtidor/domain/invoices';
import { matchesPayment, parseReference } from '@surtidor/domain/payments';
import { canOpen } from '@surtidor/domain/session';
import { useJournal } from '@surtidor/flows/react';
import { useEffect, useState } from 'react';
import { useAbilities, useToday, useVisitor } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import type { PaletteTarget } from './palette-target.ts';
import {
  createAssociateTarget,
  createInvoiceTarget,
  createOrderTarget,
  createPaymentTarget,
  createSettledInvoiceTarget,
  createStationTarget,
} from './target.tsx';
import { useStationPath } from './use-station-path.ts';

/** The minimum length of a search. */
const minQueryLength = 2;

/** The debounce in ms. */
const debounceMs = 250;

/** The maximum number of results per kind. */
const maxResults = 5;

/** The results of a search. */
export interface SearchResults {
  readonly searchText: string;
  readonly targets: readonly PaletteTarget[];
  /** Whether a request failed. */
  readonly failed: boolean;
  /** Whether there are more orders or invoices than shown. */
  readonly hasMore: boolean;
}

type Search = (searchText: string) => Promise<Outcome<readonly PaletteTarget[]>>;

const mapOutcome = async <T>(
  request: Promise<Outcome<T>>,
  toTargets: (value: T) => readonly PaletteTarget[],
): ReturnType<Search> => {
  const outcome = await request;
  return outcome.kind === 'failed' ? outcome : { kind: 'done', value: toTargets(outcome.value) };
};

/** Sends a search only for texts that may be a number. */
const requireDigits =
  (search: Search): Search =>
  async (searchText) =>
    /\d/.test(searchText) ? search(searchText) : { kind: 'done', value: [] };

/** Returns the permitted searches. The backend also rejects the others. */
function useSearches(): readonly Search[] {
  const text = useText();
  const dataContext = useDataContext();
  const visitor = useVisitor();
  const { manageAssociates, seePendingInvoices, seeAccountHistory } = useAbilities();
  const today = useToday();
  const stationPath = useStationPath();
  const journal = useJournal();
  const { transactionList, documentSearch } = dataContext.backendProfile.capabilities;
  const { session, deploymentOptions } = visitor;
  const searchOrders: Search = (number) =>
    mapOutcome(
      findOrders(dataContext, { clientCode: session.clientCode, number, today, limit: maxResults }),
      (orders) => orders.map((order) => createOrderTarget(order, deploymentOptions, text)),
    );
  const fetchInvoices = (searchText: string, status?: 'compensated') =>
    findInvoices(dataContext, {
      filter: { number: cleanNumberFilter(searchText), ...(status && { status }) },
      limit: maxResults,
    });
  // Without a status the backend returns pending invoices only.
  const searchPartOfNumber: Search = async (searchText) => {
    const [pending, settled] = await Promise.all([
      fetchInvoices(searchText),
      fetchInvoices(searchText, 'compensated'),
    ]);
    if (pending.kind === 'failed') return pending;
    if (settled.kind === 'failed') return settled;
    const pendingTargets = pending.value.map((invoice) => createInvoiceTarget(invoice, text));
    const pendingIds = new Set(pendingTargets.map(({ id }) => id));
    const settledTargets = settled.value
      .map((invoice) => createSettledInvoiceTarget(invoice, text))
      .filter(({ id }) => !pendingIds.has(id));
    return { kind: 'done', value: [...pendingTargets, ...settledTargets].slice(0, maxResults) };
  };
  /** Finds an invoice by a complete number, which every backend can. */
  const searchNumber: Search = (searchText) =>
    mapOutcome(
      findInvoice(dataContext, session.clientCode, searchText, {
        documents: seePendingInvoices,
        history: seeAccountHistory,
      }),
      (invoice) => (invoice ? [createInvoiceTarget(invoice, text)] : []),
    );
  const searchInvoices = documentSearch && seePendingInvoices ? searchPartOfNumber : searchNumber;
  const searchPayments: Search = async (searchText) => {
    const reference = parseReference(searchText) ?? '';
    // Without a list of payments there are those of this browser. The list can be filtered by id only.
    const outcomes = await Promise.all([
      ...(transactionList ? [findRecentTransactions(dataContext)] : []),
      ...(transactionList && reference
        ? [findTransactionsByReference(dataContext, { reference, limit: maxResults })]
        : []),
    ]);
    const targets = new Map<string, PaletteTarget>();
    for (const payment of [
      ...journal.filter(({ owner }) => owner === session.clientCode),
      ...outcomes.flatMap((outcome) => (outcome.kind === 'done' ? outcome.value : [])),
    ]) {
      if (!payment.uuid || !matchesPayment(payment, searchText)) continue;
      const uuid = payment.uuid.toLowerCase();
      targets.set(uuid, createPaymentTarget({ ...payment, uuid }, searchText, text));
    }
    const value = [...targets.values()].slice(0, maxResults);
    return outcomes.find((outcome) => outcome.kind === 'failed') ?? { kind: 'done', value };
  };
  const searchStations: Search = (searchText) =>
    mapOutcome(findDestinations(dataContext, { searchText, limit: maxResults }), (stations) =>
      stations.map((station) => createStationTarget(station, stationPath ?? '', text)),
    );
  const searchAssociates: Search = (searchText) =>
    mapOutcome(findAssociates(dataContext, { searchText, limit: maxResults }), (people) =>
      people.map((person) => createAssociateTarget(person, text)),
    );
  return [
    ...(canOpen(visitor, 'orders') ? [requireDigits(searchOrders)] : []),
    ...(canOpen(visitor, 'invoice') ? [requireDigits(searchInvoices)] : []),
    ...(seePendingInvoices ? [requireDigits(searchPayments)] : []),
    ...(stationPath ? [searchStations] : []),
    ...(manageAssociates ? [searchAssociates] : []),
  ];
}

/** Searches orders, invoices, payments, stations and users after a debounce. */
export function usePaletteSearch(input: string): {
  readonly results: SearchResults | null;
  readonly isSearching: boolean;
} {
  const searches = useSearches();
  const [results, setResults] = useState<SearchResults | null>(null);
  const searchText = input.trim();
  const isLongEnough = searchText.length >= minQueryLength;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the searches depend on the session, and a new session remounts the portal
  useEffect(() => {
    if (!isLongEnough) return setResults(null);
    let isCancelled = false;
    const timer = setTimeout(async () => {
      const outcomes = await Promise.all(searches.map((search) => search(searchText)));
      if (isCancelled) return;
      const targets = outcomes.flatMap((outcome) => (outcome.kind === 'done' ? outcome.value : []));
      setResults({
        searchText,
        targets,
        failed: outcomes.some(({ kind }) => kind === 'failed'),
        hasMore: (['order', 'invoice'] as const).some(
          (listedKind) => targets.filter(({ kind }) => kind === listedKind).length >= maxResults,
        ),
      });
    }, debounceMs);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [searchText]);
  return { results, isSearching: isLongEnough && results?.searchText !== searchText };
}
