import type { PagedRemote } from '@surtidor/data';
import type { Order } from '@surtidor/domain/orders';
import type { ListFrameProps } from '@surtidor/ui';
import type { Text } from '../../../platform/messages/text-context.tsx';

/**
 * Returns the props of the frame inside that of the invoices. If deliveries could not be loaded, an error with a retry
 * button is shown above the calendar.
 */
export function getDeliveriesFrame(
  { state, retry, loadMore }: PagedRemote<Order, null>,
  text: Text,
): Pick<ListFrameProps, 'state' | 'stale' | 'failureText' | 'onRetry'> {
  if (state.kind === 'failed')
    return {
      state: 'failed',
      stale: true,
      failureText: text('Expected deliveries could not be loaded.'),
      onRetry: retry,
    };
  if (state.kind === 'ready' && state.more === 'failed')
    return {
      state: 'failed',
      stale: true,
      failureText: text('Not all expected deliveries could be loaded.'),
      onRetry: loadMore,
    };
  return { state: 'ready' };
}
