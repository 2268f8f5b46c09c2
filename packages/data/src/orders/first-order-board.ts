import { firstPage } from '../shared/first-query.ts';
import type { OrdersFilterParams } from './first-orders.ts';
import { OrderBoardDocument } from './order-board.generated.ts';
import { toOrdersFilter } from './to-orders-filter.ts';

/** Orders of a board at a time. */
export const boardPageSize = 100;

/** The first page of the client's orders that pass the filter, for a board. */
export const firstOrderBoard = (clientCode: string, { request, today }: OrdersFilterParams) =>
  firstPage(
    OrderBoardDocument,
    { filter: toOrdersFilter(clientCode, request, today) },
    boardPageSize,
  );
