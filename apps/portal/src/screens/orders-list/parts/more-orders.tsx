import type { Failure } from '@surtidor/domain';
import { LoadMore, type LoadMoreProps } from '@surtidor/ui';
import { useText } from '../../../platform/messages/text-context.tsx';
import { failureText } from '../../../platform/remote/failure-text.ts';

export interface MoreOrdersProps extends Pick<LoadMoreProps, 'more' | 'onLoadMore'> {
  readonly shown: number;
  /** The total, if the backend returned one. */
  readonly total: number;
  /** The error of the last page, if any. */
  readonly failure: Failure | undefined;
}

/** The end of the list: loaded count and load more (spec 4, lists). */
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
