import { fetchPendingInvoicesPage, findOrders, useDataContext } from '@surtidor/data';
import {
  acknowledgeVisit,
  type CalendarDate,
  createVisitSnapshot,
  getChangedOrders,
  getNewInvoices,
  getToday,
  getYesterday,
  type Invoice,
  maxStoredIds,
  type Order,
  parseVisit,
  serialiseVisit,
  startVisit,
} from '@surtidor/domain';
import { useEffect, useState } from 'react';
import {
  useAbilities,
  usePortal,
  useSession,
  useVariant,
} from '../../platform/context/portal-context.tsx';
import { getVisitOwner, readVisit, saveVisit } from './visit-storage.ts';

/** What changed since the previous visit. */
export interface VisitNews {
  /** The date of that visit in the store's time zone. */
  readonly visitDate: CalendarDate;
  readonly newInvoices: readonly Invoice[];
  readonly newlyDueInvoices: readonly Invoice[];
  readonly changedOrders: readonly Order[];
}

export type VisitNewsState =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly news: VisitNews };

const noInvoices = { kind: 'done', value: { invoices: [] } } as const;
const noOrders = { kind: 'done', value: [] } as const;

/** Fetches once what changed, and records the current state. `acknowledge` clears the changes. */
export function useVisitNews(): {
  readonly state: VisitNewsState;
  readonly acknowledge: () => void;
} {
  const dataContext = useDataContext();
  const session = useSession();
  const { timeZone } = useVariant();
  const { browser, clock } = usePortal();
  const { sharedStorage } = browser;
  const { seePendingInvoices, seeOrders } = useAbilities();
  const owner = getVisitOwner(session);
  const [state, setState] = useState<VisitNewsState>({ kind: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once per dashboard; a new session remounts the portal
  useEffect(() => {
    let isCancelled = false;
    const fetchNews = async () => {
      const nowMs = clock();
      const record = parseVisit(readVisit(sharedStorage), owner);
      const previousVisit =
        record && startVisit(record, createVisitSnapshot(nowMs, [], []), owner).previous;
      const previousDate = getToday(timeZone, previousVisit?.at ?? nowMs);
      const today = getToday(timeZone, nowMs);
      const fetchInvoices = (filter: Parameters<typeof fetchPendingInvoicesPage>[1]['filter']) =>
        seePendingInvoices
          ? fetchPendingInvoicesPage(dataContext, {
              filter,
              sort: 'newest',
              page: 1,
              pageSize: maxStoredIds,
            })
          : noInvoices;
      const [newest, newlyDue, orders] = await Promise.all([
        fetchInvoices({}),
        previousVisit
          ? fetchInvoices({ dueFrom: previousDate, dueTo: getYesterday(timeZone, nowMs) })
          : noInvoices,
        seeOrders
          ? findOrders(dataContext, {
              clientCode: session.clientCode,
              number: '',
              today,
              limit: maxStoredIds,
            })
          : noOrders,
      ]);
      if (isCancelled) return;
      if (newest.kind === 'failed' || newlyDue.kind === 'failed' || orders.kind === 'failed') {
        setState({ kind: 'failed' });
        return;
      }
      const snapshot = createVisitSnapshot(nowMs, newest.value.invoices, orders.value);
      const nextRecord = startVisit(record, snapshot, owner);
      saveVisit(sharedStorage, serialiseVisit(nextRecord));
      setState({
        kind: 'ready',
        news: {
          visitDate: previousDate,
          newInvoices: getNewInvoices(nextRecord.previous, newest.value.invoices, previousDate),
          newlyDueInvoices: newlyDue.value.invoices,
          changedOrders: getChangedOrders(nextRecord.previous, orders.value),
        },
      });
    };
    void fetchNews();
    return () => {
      isCancelled = true;
    };
  }, [dataContext]);
  return {
    state,
    acknowledge: () => {
      const record = parseVisit(readVisit(sharedStorage), owner);
      if (record) saveVisit(sharedStorage, serialiseVisit(acknowledgeVisit(record)));
      setState((previous) =>
        previous.kind === 'ready'
          ? {
              kind: 'ready',
              news: { ...previous.news, newInvoices: [], newlyDueInvoices: [], changedOrders: [] },
            }
          : previous,
      );
    },
  };
}
