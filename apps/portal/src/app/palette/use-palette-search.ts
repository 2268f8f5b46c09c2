import {
  fetchPendingInvoicesPage,
  findAssociates,
  findDestinations,
  findOrders,
  type Outcome,
  useDataContext,
} from '@surtidor/data';
import { canOpen, cleanNumberFilter, getAbilities, getToday } from '@surtidor/domain';
import { useEffect, useState } from 'react';
import { usePortal, useSession, useVariant } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import type { PaletteTarget } from './palette-target.ts';
import {
  createAssociateTarget,
  createInvoiceTarget,
  createOrderTarget,
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
  request: Promise<Outcome<readonly T[]>>,
  toTarget: (item: T) => PaletteTarget,
): Promise<Outcome<readonly PaletteTarget[]>> => {
  const outcome = await request;
  return outcome.kind === 'failed' ? outcome : { kind: 'done', value: outcome.value.map(toTarget) };
};

/** Returns the permitted searches. The backend also rejects the others. */
function useSearches(): readonly Search[] {
  const text = useText();
  const dataContext = useDataContext();
  const session = useSession();
  const variant = useVariant();
  const { deploymentOptions, now } = usePortal();
  const visitor = { session, variant, deploymentOptions };
  const { product } = deploymentOptions;
  const hasDigits = (searchText: string) => /\d/.test(searchText);
  const searchOrders: Search = (searchText) => {
    const today = getToday(variant.timeZone, now());
    const request = {
      clientCode: session.clientCode,
      number: searchText,
      today,
      limit: maxResults,
    };
    return mapOutcome(findOrders(dataContext, request), (order) =>
      createOrderTarget(order, deploymentOptions, text),
    );
  };
  const searchInvoices: Search = async (searchText) => {
    const filter = { number: cleanNumberFilter(searchText) };
    const outcome = await fetchPendingInvoicesPage(dataContext, {
      filter,
      page: 1,
      pageSize: maxResults,
    });
    if (outcome.kind === 'failed') return outcome;
    const value = outcome.value.invoices.map((invoice) =>
      createInvoiceTarget(invoice, product, text),
    );
    return { kind: 'done', value };
  };
  const stationPath = useStationPath();
  const createStationSearch =
    (path: string): Search =>
    (searchText) =>
      mapOutcome(findDestinations(dataContext, { searchText, limit: maxResults }), (station) =>
        createStationTarget(station, path, text),
      );
  const searchAssociates: Search = (searchText) =>
    mapOutcome(findAssociates(dataContext, { searchText, limit: maxResults }), (person) =>
      createAssociateTarget(person, text),
    );
  const requireDigits =
    (search: Search): Search =>
    (searchText) =>
      hasDigits(searchText) ? search(searchText) : Promise.resolve({ kind: 'done', value: [] });
  return [
    ...(canOpen(visitor, 'orders') ? [requireDigits(searchOrders)] : []),
    ...(canOpen(visitor, 'pending-invoices') ? [requireDigits(searchInvoices)] : []),
    ...(stationPath ? [createStationSearch(stationPath)] : []),
    ...(getAbilities(session, variant, deploymentOptions).manageAssociates
      ? [searchAssociates]
      : []),
  ];
}

/** Searches orders, invoices, stations and users after a debounce. */
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
