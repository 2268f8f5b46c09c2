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
import { associateTarget, invoiceTarget, orderTarget, stationTarget } from './target.tsx';
import { useStationPath } from './use-station-path.ts';

/** The minimum length of a search. */
const minQueryLength = 2;

/** The debounce in ms. */
const restMs = 250;

/** The maximum of results per kind. */
const limit = 5;

/** The results of a search. */
export interface Found {
  readonly searchText: string;
  readonly targets: readonly PaletteTarget[];
  /** Whether a request failed. */
  readonly failed: boolean;
  /** Whether there are more orders or invoices than shown. */
  readonly cut: boolean;
}

type Search = (searchText: string) => Promise<Outcome<readonly PaletteTarget[]>>;

const mapped = async <T>(
  request: Promise<Outcome<readonly T[]>>,
  toTarget: (item: T) => PaletteTarget,
): Promise<Outcome<readonly PaletteTarget[]>> => {
  const outcome = await request;
  return outcome.kind === 'failed' ? outcome : { kind: 'done', value: outcome.value.map(toTarget) };
};

/** The permitted searches; the backend rejects others as well. */
function useSearches(): readonly Search[] {
  const text = useText();
  const dataContext = useDataContext();
  const session = useSession();
  const variant = useVariant();
  const { deploymentOptions, now } = usePortal();
  const visitor = { session, variant, deploymentOptions };
  const { product } = deploymentOptions;
  const hasDigits = (searchText: string) => /\d/.test(searchText);
  const orders: Search = (searchText) => {
    const today = getToday(variant.timeZone, now());
    const request = { clientCode: session.clientCode, number: searchText, today, limit };
    return mapped(findOrders(dataContext, request), (order) =>
      orderTarget(order, deploymentOptions, text),
    );
  };
  const invoices: Search = async (searchText) => {
    const filter = { number: cleanNumberFilter(searchText) };
    const page = await fetchPendingInvoicesPage(dataContext, { filter, page: 1, pageSize: limit });
    if (page.kind === 'failed') return page;
    const value = page.value.invoices.map((invoice) => invoiceTarget(invoice, product, text));
    return { kind: 'done', value };
  };
  const stationPath = useStationPath();
  const stations =
    (path: string): Search =>
    (searchText) =>
      mapped(findDestinations(dataContext, { searchText, limit }), (station) =>
        stationTarget(station, path, text),
      );
  const associates: Search = (searchText) =>
    mapped(findAssociates(dataContext, { searchText, limit }), (person) =>
      associateTarget(person, text),
    );
  const numbered =
    (search: Search): Search =>
    (searchText) =>
      hasDigits(searchText) ? search(searchText) : Promise.resolve({ kind: 'done', value: [] });
  return [
    ...(canOpen(visitor, 'orders') ? [numbered(orders)] : []),
    ...(canOpen(visitor, 'pending-invoices') ? [numbered(invoices)] : []),
    ...(stationPath ? [stations(stationPath)] : []),
    ...(getAbilities(session, variant, deploymentOptions).manageAssociates ? [associates] : []),
  ];
}

/** Searches orders, invoices, stations and users after a debounce. */
export function usePaletteSearch(typed: string): {
  readonly found: Found | null;
  readonly isSearching: boolean;
} {
  const searches = useSearches();
  const [found, setFound] = useState<Found | null>(null);
  const searchText = typed.trim();
  const isLong = searchText.length >= minQueryLength;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the searches depend on the session, and a new session remounts the portal
  useEffect(() => {
    if (!isLong) return setFound(null);
    let isOld = false;
    const timer = setTimeout(async () => {
      const outcomes = await Promise.all(searches.map((search) => search(searchText)));
      if (isOld) return;
      const targets = outcomes.flatMap((one) => (one.kind === 'done' ? one.value : []));
      setFound({
        searchText,
        targets,
        failed: outcomes.some(({ kind }) => kind === 'failed'),
        cut: (['order', 'invoice'] as const).some(
          (listed) => targets.filter(({ kind }) => kind === listed).length >= limit,
        ),
      });
    }, restMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [searchText]);
  return { found, isSearching: isLong && found?.searchText !== searchText };
}
