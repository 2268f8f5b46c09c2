import { canImport, type Destination, type ImportRow } from '@surtidor/domain';
import { Alert, Button, Card, ConfirmDialog, ProgressBar } from '@surtidor/ui';
import { useUnsavedChanges } from '../../../features/forms/unsaved-changes.ts';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import type { RunEntry, RunStep } from '../file/import-run.ts';
import { ImportRows } from './import-rows.tsx';
import { useImportRun } from './use-import-run.ts';

export interface ImportRunProps {
  readonly rows: readonly ImportRow[];
  readonly destinations: readonly Destination[];
  /** Called when a run starts and ends. */
  readonly onRunningChange: (running: boolean) => void;
}

const count = (entries: readonly RunEntry<ImportRow>[], kind: RunStep['kind']) =>
  entries.filter(({ step }) => step.kind === kind).length;

/** The result of the run and its message; null before the first result. */
function summaryOf(entries: readonly RunEntry<ImportRow>[], text: Text) {
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

/** The rows of the file with their errors, and the button that creates the valid ones. */
export const ImportRun = ({ rows, destinations, onRunningChange }: ImportRunProps) => {
  const text = useText();
  const { entries, running, start, stop } = useImportRun(rows, destinations, onRunningChange);
  const created = count(entries, 'created');
  const remaining = entries.length - created;
  const repeated = count(entries, 'failed') + count(entries, 'unknown');
  const at = entries.findIndex(({ step }) => step.kind === 'sending');
  const summary = summaryOf(entries, text);
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
