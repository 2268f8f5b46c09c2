import { firstPage } from '../shared/first-query.ts';
import type { OrdersFilterParams } from './first-orders.ts';
import { OrderBoardDocument } from './order-board.generated.ts';
import { toOrdersFilter } from './to-orders-filter.ts';

/** Page size of the delivery board. */
export const boardPageSize = 100;

/** The first page of matching orders for the board. */
export const firstOrderBoard = (clientCode: string, { request, today }: OrdersFilterParams) =>
  firstPage(
    OrderBoardDocument,
    { filter: toOrdersFilter(clientCode, request, today) },
    boardPageSize,
  );
