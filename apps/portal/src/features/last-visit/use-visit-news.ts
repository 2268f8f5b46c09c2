import { fetchPendingInvoicesPage, findOrders, useDataContext } from '@surtidor/data';
import {
  acknowledgeVisit,
  type CalendarDate,
  createVisitSnapshot,
  getAbilities,
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
import { usePortal, useSession, useVariant } from '../../platform/context/portal-context.tsx';
import { keepVisit, storedVisit, visitOwner } from './visit-storage.ts';

/** What changed since the previous visit. */
export interface VisitNews {
  /** The date of that visit in the store's time zone. */
  readonly since: CalendarDate;
  readonly newInvoices: readonly Invoice[];
  readonly fellDue: readonly Invoice[];
  readonly changedOrders: readonly Order[];
}

export type VisitNewsState =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly news: VisitNews };

const none = { kind: 'done', value: { invoices: [] } } as const;
const noOrders = { kind: 'done', value: [] } as const;

/** Fetches what changed once and records the current state; `acknowledge` ends the comparison. */
export function useVisitNews(): {
  readonly state: VisitNewsState;
  readonly acknowledge: () => void;
} {
  const dataContext = useDataContext();
  const session = useSession();
  const variant = useVariant();
  const { deploymentOptions, browser, clock: now } = usePortal();
  const { shared } = browser;
  const { timeZone } = variant;
  const { seePendingInvoices, seeOrders } = getAbilities(session, variant, deploymentOptions);
  const owner = visitOwner(session);
  const [state, setState] = useState<VisitNewsState>({ kind: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once a dashboard; another session is another portal
  useEffect(() => {
    let isLeft = false;
    const fetchNews = async () => {
      const present = now();
      const record = parseVisit(storedVisit(shared), owner);
      const before =
        record && startVisit(record, createVisitSnapshot(present, [], []), owner).previous;
      const since = getToday(timeZone, before?.at ?? present);
      const today = getToday(timeZone, present);
      const getInvoices = (filter: Parameters<typeof fetchPendingInvoicesPage>[1]['filter']) =>
        seePendingInvoices
          ? fetchPendingInvoicesPage(dataContext, {
              filter,
              sort: 'newest',
              page: 1,
              pageSize: maxStoredIds,
            })
          : none;
      const [newest, due, orders] = await Promise.all([
        getInvoices({}),
        before ? getInvoices({ dueFrom: since, dueTo: getYesterday(timeZone, present) }) : none,
        seeOrders
          ? findOrders(dataContext, {
              clientCode: session.clientCode,
              number: '',
              today,
              limit: maxStoredIds,
            })
          : noOrders,
      ]);
      if (isLeft) return;
      if (newest.kind === 'failed' || due.kind === 'failed' || orders.kind === 'failed') {
        setState({ kind: 'failed' });
        return;
      }
      const snapshot = createVisitSnapshot(present, newest.value.invoices, orders.value);
      const next = startVisit(record, snapshot, owner);
      keepVisit(shared, serialiseVisit(next));
      setState({
        kind: 'ready',
        news: {
          since,
          newInvoices: getNewInvoices(next.previous, newest.value.invoices, since),
          fellDue: due.value.invoices,
          changedOrders: getChangedOrders(next.previous, orders.value),
        },
      });
    };
    void fetchNews();
    return () => {
      isLeft = true;
    };
  }, [dataContext]);
  return {
    state,
    acknowledge: () => {
      const record = parseVisit(storedVisit(shared), owner);
      if (record) keepVisit(shared, serialiseVisit(acknowledgeVisit(record)));
      setState((known) =>
        known.kind === 'ready'
          ? {
              kind: 'ready',
              news: { ...known.news, newInvoices: [], fellDue: [], changedOrders: [] },
            }
          : known,
      );
    },
  };
}
