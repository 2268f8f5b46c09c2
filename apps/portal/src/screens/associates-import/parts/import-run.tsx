import { canImport, type Destination, type ImportRow } from '@surtidor/domain';
import { Alert, Button, Card, ConfirmDialog, ProgressBar } from '@surtidor/ui';
import { useUnsavedChanges } from '../../../features/forms/unsaved-changes.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import type { RunEntry } from '../file/import-run.ts';
import { ImportRows } from './import-rows.tsx';
import { useImportRun } from './use-import-run.ts';

export interface ImportRunProps {
  readonly rows: readonly ImportRow[];
  readonly destinations: readonly Destination[];
}

const count = (entries: readonly RunEntry<ImportRow>[], ...kinds: readonly string[]) =>
  entries.filter(({ step }) => kinds.includes(step.kind)).length;

/** What the file holds, each row with its errors, and the creation of those that are good. */
export const ImportRun = ({ rows, destinations }: ImportRunProps) => {
  const text = useText();
  const { entries, running, start, stop } = useImportRun(rows, destinations);
  const created = count(entries, 'created');
  const failed = count(entries, 'failed', 'unknown');
  const left = entries.length - created;
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
        {created > 0 && (
          <Alert tone={failed > 0 ? 'warning' : 'success'}>
            {text('{created} created, {failed} failed.', { created, failed })}
          </Alert>
        )}
        {running && (
          <ProgressBar
            label={text('Creating people')}
            value={(100 * created) / Math.max(1, entries.length)}
          />
        )}
        <div className="flex flex-wrap gap-3">
          {left > 0 && (
            <Button
              size="lg"
              busy={running}
              busyLabel={text('Creating…')}
              onClick={() => void start()}
            >
              {failed > 0 && created + failed === entries.length
                ? text('Try the {n} that failed again', { n: failed })
                : left === 1
                  ? text('Create 1 person')
                  : text('Create {n} people', { n: left })}
            </Button>
          )}
          {running && (
            <Button variant="secondary" size="lg" onClick={stop}>
              {text('Stop')}
            </Button>
          )}
        </div>
        <ImportRows rows={rows} entries={entries} />
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
