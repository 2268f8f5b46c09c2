import { associateExists, createAssociate, useDataContext } from '@surtidor/data';
import { canImport, type Destination, type ImportRow, toNewAssociate } from '@surtidor/domain';
import { Alert, Button, Card, ConfirmDialog, ProgressBar } from '@surtidor/ui';
import { useEffect, useRef, useState } from 'react';
import { useUnsavedChanges } from '../../../features/forms/unsaved-changes.ts';
import { useVariant } from '../../../platform/context/portal-context.tsx';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import { type ImportCalls, type RunEntry, type RunStep, runImport } from '../file/import-run.ts';
import { ImportRows } from './import-rows.tsx';

/** Returns the two requests that a run sends per row. */
function useImportCalls(allDestinations: readonly Destination[]): ImportCalls<ImportRow> {
  const dataContext = useDataContext();
  const { code: store } = useVariant();
  return {
    create: async ({ draft, context }) => {
      const saving = { ...context, allDestinations };
      const saved = await createAssociate({ ...dataContext, store }, toNewAssociate(draft, saving));
      if (saved.kind === 'done') return { kind: 'created' };
      const { failure } = saved;
      return { kind: failure.code === 'outcome-unknown' ? 'unknown' : 'failed', failure };
    },
    exists: ({ draft }) => associateExists(dataContext, draft),
  };
}

/**
 * Creates the valid rows of a file one by one and retries failed ones; no user is created twice. Calls
 * `onRunningChange` at the start and the end. Unmounting stops the run.
 */
function useImportRun(
  rows: readonly ImportRow[],
  allDestinations: readonly Destination[],
  onRunningChange: (running: boolean) => void,
) {
  const calls = useImportCalls(allDestinations);
  const [entries, setEntries] = useState<readonly RunEntry<ImportRow>[]>(() =>
    rows.filter(canImport).map((row) => ({ row, step: { kind: 'waiting' } })),
  );
  const [running, setRunning] = useState(false);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const onStep = (at: number, step: RunStep) =>
    setEntries((now) => now.map((entry, index) => (index === at ? { ...entry, step } : entry)));
  const show = (next: boolean) => {
    setRunning(next);
    onRunningChange(next);
  };
  return {
    entries,
    running,
    start: async () => {
      if (running) return;
      const controller = new AbortController();
      stop.current = controller;
      show(true);
      await runImport(entries, calls, onStep, controller.signal);
      show(false);
    },
    stop: () => stop.current?.abort(),
  };
}

export interface ImportRunProps {
  readonly rows: readonly ImportRow[];
  readonly destinations: readonly Destination[];
  /** Called when a run starts and ends. */
  readonly onRunningChange: (running: boolean) => void;
}

const count = (entries: readonly RunEntry<ImportRow>[], kind: RunStep['kind']) =>
  entries.filter(({ step }) => step.kind === kind).length;

/** Returns the message and the tone of the run; null before the first result. */
function getSummary(entries: readonly RunEntry<ImportRow>[], text: Text) {
  const counts = {
    created: count(entries, 'created'),
    failed: count(entries, 'failed'),
    unknown: count(entries, 'unknown'),
  };
  const { created, failed, unknown } = counts;
  if (created + failed + unknown === 0) return null;
  const sentence =
    unknown === 0
      ? text('{created} created, {failed} failed.', { created, failed })
      : text('{created} created, {failed} failed, {unknown} unconfirmed.', counts);
  const mixed = created === 0 ? 'danger' : 'warning';
  return { sentence, tone: failed + unknown === 0 ? ('success' as const) : (mixed as 'danger') };
}

/** Lists the rows of the file with their errors, and the button that creates the valid ones. */
export const ImportRun = ({ rows, destinations, onRunningChange }: ImportRunProps) => {
  const text = useText();
  const { entries, running, start, stop } = useImportRun(rows, destinations, onRunningChange);
  const created = count(entries, 'created');
  const remaining = entries.length - created;
  const repeated = count(entries, 'failed') + count(entries, 'unknown');
  const at = entries.findIndex(({ step }) => step.kind === 'sending');
  const summary = getSummary(entries, text);
  const wrong = rows.length - rows.filter(canImport).length;
  const leaving = useUnsavedChanges(running);
  return (
    <Card
      title={text('What the file holds')}
      subtitle={text('{good} can be created, {wrong} have something wrong.', {
        good: entries.length,
        wrong,
      })}
    >
      <div className="flex flex-col gap-4">
        {summary && <Alert tone={summary.tone}>{summary.sentence}</Alert>}
        {running && (
          <ProgressBar
            label={text('Creating people')}
            value={(100 * Math.max(0, at)) / entries.length}
          />
        )}
        <div className="flex flex-wrap gap-3">
          {remaining > 0 && (
            <Button
              size="lg"
              busy={running}
              busyLabel={text('Creating…')}
              onClick={() => void start()}
            >
              {repeated === remaining
                ? text('Try {n} again', { n: remaining })
                : remaining === 1
                  ? text('Create 1 person')
                  : text('Create {n} people', { n: remaining })}
            </Button>
          )}
          {running && (
            <Button variant="secondary" size="lg" onClick={stop}>
              {text('Stop')}
            </Button>
          )}
        </div>
        <ImportRows rows={rows} entries={entries} running={running} />
      </div>
      <ConfirmDialog
        open={leaving.open}
        tone="danger"
        title={text('People are still being created')}
        confirmLabel={text('Leave')}
        cancelLabel={text('Stay')}
        onConfirm={() => {
          stop();
          leaving.leave();
        }}
        onCancel={leaving.stay}
      >
        {text('Who is created already stays; the rest is not sent.')}
      </ConfirmDialog>
    </Card>
  );
};
