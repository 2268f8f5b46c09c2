import type { Failure } from '@surtidor/domain';
import { LoadMore, type LoadMoreProps } from '@surtidor/ui';
import { useText } from '../../../platform/messages/text-context.tsx';
import { failureText } from '../../../platform/remote/failure-text.ts';

export interface MoreOrdersProps extends Pick<LoadMoreProps, 'more' | 'onLoadMore'> {
  readonly shown: number;
  /** As many as there are, as far as the backend said it. */
  readonly total: number;
  /** Why the last page did not come; absent when it did. */
  readonly failure: Failure | undefined;
}

/** The end of the list: how far one is, and the way to more (spec 4, lists). */
export const MoreOrders = ({ shown, total, failure, ...rest }: MoreOrdersProps) => {
  const text = useText();
  return (
    <LoadMore
      progress={text('Showing {shown} of {total}', { shown, total })}
      {...(failure && { failureText: failureText(failure, text) })}
      {...rest}
    />
  );
};
