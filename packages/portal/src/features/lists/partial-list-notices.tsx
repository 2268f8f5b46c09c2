import type { PagedRemote } from '@surtidor/data';
import { Alert } from '@surtidor/ui';
import { useText } from '../../platform/messages/text-context.tsx';
import { isLoadingPages } from '../../platform/remote/frame-state.ts';
import type { PortalMessageKey } from '../../shared/messages/es.ts';

type PartialList = Pick<PagedRemote<unknown, unknown>, 'state' | 'malformedCount'>;

/** Whether a list lacks rows: it failed, has further pages, or has unreadable rows. */
export const isPartialList = ({ state, malformedCount }: PartialList): boolean =>
  malformedCount > 0 || state.kind === 'failed' || (state.kind === 'ready' && state.more !== 'no');

export interface PartialListNoticesProps {
  readonly list: PartialList;
  /** Shown if there are more rows than the loaded ones, which are `{count}`. */
  readonly truncatedText: PortalMessageKey;
  /** Shown if some rows could not be read. */
  readonly malformedText: PortalMessageKey;
}

/** Explains which rows are missing from a list that loads its pages automatically. */
export const PartialListNotices = ({
  list,
  truncatedText,
  malformedText,
}: PartialListNoticesProps) => {
  const text = useText();
  const { state, malformedCount } = list;
  return (
    <>
      {state.kind === 'ready' && state.more !== 'no' && !isLoadingPages(state) && (
        <Alert tone="info">{text(truncatedText, { count: state.items.length })}</Alert>
      )}
      {malformedCount > 0 && <Alert tone="warning">{text(malformedText)}</Alert>}
    </>
  );
};
