import { type AllPages, type FetchedRows, maxFetchedRows } from '@surtidor/data';
import type { Failure } from '@surtidor/domain';
import { Alert, Button, Dialog, ProgressBar } from '@surtidor/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import { getFailureText } from '../../../platform/remote/frame-state.ts';
import type { CompleteList } from './complete-list.ts';

export interface CompleteListDialogProps<Row> {
  readonly list: CompleteList<Row>;
  /** Writes the file of all rows. */
  readonly onFetched: (rows: readonly Row[]) => Promise<void>;
  /** Called after the file is written or the user cancels. */
  readonly onClose: () => void;
}

type Outcome<Row> = Awaited<ReturnType<AllPages<Row>['fetch']>>;

type Progress =
  | { readonly kind: 'fetching'; readonly loaded: number; readonly total: number | null }
  | { readonly kind: 'writing' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'not-made' }
  /** The file is written, but some rows are missing. */
  | {
      readonly kind: 'incomplete';
      readonly malformedCount: number;
      readonly truncated: boolean;
      readonly changed: boolean;
    };

const initialProgress: Progress = { kind: 'fetching', loaded: 0, total: null };

const getProgress = ({ items, total }: FetchedRows<unknown>): Progress => ({
  kind: 'fetching',
  loaded: items.length,
  total,
});

/** Fetches every page of a list, shows the progress and writes the file. The user can cancel it. */
export const CompleteListDialog = <Row,>({
  list,
  onFetched,
  onClose,
}: CompleteListDialogProps<Row>) => {
  const text = useText();
  const [pages] = useState(() => list.allPages());
  const [progress, setProgress] = useState<Progress>(initialProgress);
  const [fetchCount, setFetchCount] = useState(0);
  const handleFetched = useEffectEvent(async (outcome: Outcome<Row>) => {
    if (outcome.kind === 'stopped') return;
    if (outcome.kind === 'failed') return setProgress(outcome);
    const { filterRows = (rows) => rows } = list;
    setProgress({ kind: 'writing' });
    try {
      await onFetched(filterRows(outcome.items));
    } catch {
      setProgress({ kind: 'not-made' });
      return;
    }
    const { malformedCount, truncated, changed } = outcome;
    if (malformedCount === 0 && !truncated && !changed) onClose();
    else setProgress({ kind: 'incomplete', malformedCount, truncated, changed });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new count continues the fetch.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void pages
      .fetch(signal, (fetched) => setProgress(getProgress(fetched)))
      .then((outcome) => (signal.aborted ? undefined : handleFetched(outcome)));
    return () => controller.abort();
  }, [pages, fetchCount]);

  const isRunning = progress.kind === 'fetching' || progress.kind === 'writing';
  return (
    <Dialog
      open
      size="sm"
      title={text('Export the entire list')}
      onOpenChange={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {text(isRunning ? 'Stop' : 'Close')}
        </Button>
      }
    >
      <ProgressText progress={progress} onRetry={() => setFetchCount(fetchCount + 1)} text={text} />
    </Dialog>
  );
};

interface ProgressTextProps {
  readonly progress: Progress;
  readonly onRetry: () => void;
  readonly text: Text;
}

const ProgressText = ({ progress, onRetry, text }: ProgressTextProps) => {
  const retryButton = (
    <Button variant="secondary" size="sm" onClick={onRetry}>
      {text('Continue')}
    </Button>
  );
  switch (progress.kind) {
    case 'fetching': {
      const { loaded, total } = progress;
      return (
        <div className="flex flex-col gap-2">
          <p role="status" className="tabular-nums">
            {total === null
              ? text('{loaded} rows loaded', { loaded })
              : text('{loaded} of {total} rows loaded', { loaded, total })}
          </p>
          <ProgressBar
            label={text('Loading the list')}
            {...(total !== null && total > 0 && { value: (100 * loaded) / total })}
          />
        </div>
      );
    }
    case 'writing':
      return (
        <div className="flex flex-col gap-2">
          <p role="status">{text('Creating the file…')}</p>
          <ProgressBar label={text('Creating the file…')} />
        </div>
      );
    case 'failed':
      return (
        <Alert tone="danger" action={retryButton}>
          {getFailureText(progress.failure, text)}
        </Alert>
      );
    case 'not-made':
      return (
        <Alert tone="danger" action={retryButton}>
          {text('We could not create the file. Try again.')}
        </Alert>
      );
    case 'incomplete':
      return <IncompleteNotices {...progress} text={text} />;
  }
};

interface IncompleteNoticesProps extends Extract<Progress, { kind: 'incomplete' }> {
  readonly text: Text;
}

/** Why rows are missing in the file. */
const IncompleteNotices = ({
  malformedCount,
  truncated,
  changed,
  text,
}: IncompleteNoticesProps) => (
  <div className="flex flex-col gap-3">
    {truncated && (
      <Alert tone="warning">
        {text('The file contains the first {count} rows. Filter the list to export the rest.', {
          count: maxFetchedRows,
        })}
      </Alert>
    )}
    {changed && (
      <Alert tone="warning">
        {text(
          'The list changed while it was being fetched, so rows may be missing. Export it again.',
        )}
      </Alert>
    )}
    {malformedCount > 0 && (
      <Alert tone="warning">
        {text('{count} rows could not be read and are not in the file.', {
          count: malformedCount,
        })}
      </Alert>
    )}
  </div>
);
