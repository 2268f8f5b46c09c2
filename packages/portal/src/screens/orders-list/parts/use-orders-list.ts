import { useOrders } from '@surtidor/data';
import { getLoadedItems } from '@surtidor/domain';
import { clearOrderField, type OrdersRequest, setRequestStation } from '@surtidor/domain/orders';
import { useEffect } from 'react';
import {
  useListSearchParams,
  withUrlPages,
} from '../../../features/lists/use-list-search-params.ts';
import { saveOrdersQuery } from '../../../features/orders/last-orders-query.ts';
import { ordersCodec } from '../../../features/orders/orders-codec.ts';
import { useOrderNews } from '../../../features/orders/use-order-news.ts';
import { useSelectedStation } from '../../../features/stations/selected-station.ts';
import { usePortal, useSession, useToday } from '../../../platform/context/portal-context.tsx';

/** Removes the station filter; the station of the whole portal replaces it. */
const removeStation = ({ filter, range }: OrdersRequest): OrdersRequest => ({
  filter: clearOrderField(filter, 'station'),
  range,
});

/** Returns the filter of the URL and the list of orders. */
export function useOrdersList() {
  const { tabStorage } = usePortal().browser;
  const { clientCode } = useSession();
  const today = useToday();
  const urlState = useListSearchParams(ordersCodec);
  const selectedStation = useSelectedStation();
  const userRequest = selectedStation === '' ? urlState.filter : removeStation(urlState.filter);
  const request = setRequestStation(userRequest, selectedStation);
  const { pages } = urlState;
  const orders = useOrders(clientCode, { request, today, pages });
  useEffect(() => saveOrdersQuery(tabStorage, urlState.query), [tabStorage, urlState.query]);
  const list = withUrlPages(orders, urlState);
  const loadedOrders = getLoadedItems(list.state);
  useOrderNews((numbers) => loadedOrders.some(({ number }) => numbers.has(number)), orders.refresh);
  return {
    today,
    urlState,
    selectedStation: selectedStation,
    userRequest,
    list,
    loadedOrders,
    files: orders.extra,
  };
}
