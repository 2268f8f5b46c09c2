import { associateExists, createAssociate, useDataContext } from '@surtidor/data';
import {
  canImport,
  type Destination,
  type ImportRow,
  toNewAssociate,
} from '@surtidor/domain/associates';
import { Alert, Button, Card, ConfirmDialog, ProgressBar } from '@surtidor/ui';
import { useEffect, useRef, useState } from 'react';
import { useUnsavedChanges } from '../../../features/forms/unsaved-changes.ts';
import {
  InvitationField,
  sendInvitation,
  useCanInvite,
} from '../../../features/people/invitation.tsx';
import { useVariant } from '../../../platform/context/portal-context.tsx';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import { useSessionFetch } from '../../../platform/session/use-session-fetch.ts';
import {
  getInvitationProblem,
  type ImportEntry,
  type ImportRequests,
  isDone,
  type RowStatus,
  runImport,
} from '../file/import-run.ts';
import { ImportRows } from './import-rows.tsx';

/** Returns the requests that a run sends per row. */
function useImportRequests(
  allDestinations: readonly Destination[],
  invites: boolean,
): ImportRequests<ImportRow> {
  const dataContext = useDataContext();
  const sessionFetch = useSessionFetch();
  const { code: store } = useVariant();
  return {
    create: async ({ draft, context }) => {
      const createContext = { ...context, allDestinations };
      const result = await createAssociate(
        { ...dataContext, store },
        toNewAssociate(draft, createContext),
      );
      if (result.kind === 'done') return { kind: 'created', invitation: null };
      const { failure } = result;
      return { kind: failure.code === 'outcome-unknown' ? 'unknown' : 'failed', failure };
    },
    exists: ({ draft }) => associateExists(dataContext, draft),
    invite: invites ? ({ draft }) => sendInvitation(sessionFetch, draft.email) : null,
  };
}

/**
 * Creates the valid rows of a file one by one and retries failed ones; no user is created twice. Calls
 * `onRunningChange` when a run starts and ends. Unmounting stops the run.
 */
function useImportRun(
  rows: readonly ImportRow[],
  allDestinations: readonly Destination[],
  onRunningChange: (running: boolean) => void,
) {
  const canInvite = useCanInvite();
  const [wantsInvitations, setWantsInvitations] = useState(true);
  const requests = useImportRequests(allDestinations, canInvite && wantsInvitations);
  const [entries, setEntries] = useState<readonly ImportEntry<ImportRow>[]>(() =>
    rows.filter(canImport).map((row) => ({ row, status: { kind: 'waiting' } })),
  );
  const [running, setRunning] = useState(false);
  const controllerRef = useRef<AbortController>(null);
  useEffect(() => () => controllerRef.current?.abort(), []);
  const onStatusChange = (index: number, status: RowStatus) =>
    setEntries((current) =>
      current.map((entry, entryIndex) => (entryIndex === index ? { ...entry, status } : entry)),
    );
  const updateRunning = (next: boolean) => {
    setRunning(next);
    onRunningChange(next);
  };
  return {
    entries,
    running,
    start: async () => {
      if (running) return;
      const controller = new AbortController();
      controllerRef.current = controller;
      updateRunning(true);
      await runImport(entries, requests, onStatusChange, controller.signal);
      updateRunning(false);
    },
    stop: () => controllerRef.current?.abort(),
    /** Null if the backend sends no invitations. */
    invitationField: canInvite
      ? { checked: wantsInvitations, disabled: running, onChange: setWantsInvitations }
      : null,
  };
}

export interface ImportRunProps {
  readonly rows: readonly ImportRow[];
  readonly destinations: readonly Destination[];
  /** Called when a run starts and ends. */
  readonly onRunningChange: (running: boolean) => void;
}

/** Returns the ref of the summary, which takes the focus if a run ends and removes the focused button. */
function useSummaryFocus(running: boolean) {
  const summaryRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!running) return undefined;
    return () => {
      const summary = summaryRef.current;
      if (summary === null || document.activeElement !== document.body) return;
      summary.tabIndex = -1;
      summary.focus({ preventScroll: true });
    };
  }, [running]);
  return summaryRef;
}

const countByStatus = (entries: readonly ImportEntry<ImportRow>[], kind: RowStatus['kind']) =>
  entries.filter(({ status }) => status.kind === kind).length;

/** Counts the created users whose invitation was not sent. */
const countUninvited = (entries: readonly ImportEntry<ImportRow>[]) =>
  entries.filter(({ status }) => getInvitationProblem(status) !== null).length;

/** Returns the message and the tone of the run; null before the first result. */
function getSummary(entries: readonly ImportEntry<ImportRow>[], text: Text) {
  const counts = {
    created: countByStatus(entries, 'created'),
    failed: countByStatus(entries, 'failed'),
    unknown: countByStatus(entries, 'unknown'),
  };
  const { created, failed, unknown } = counts;
  if (created + failed + unknown === 0) return null;
  const createdMessage =
    unknown === 0
      ? text('{created} created, {failed} failed.', { created, failed })
      : text('{created} created, {failed} failed, {unknown} unconfirmed.', counts);
  const uninvited = countUninvited(entries);
  const message =
    uninvited === 0
      ? createdMessage
      : `${createdMessage} ${text('Without an invitation: {n}.', { n: uninvited })}`;
  const failureTone = created === 0 ? 'danger' : 'warning';
  return { message, tone: failed + unknown + uninvited === 0 ? 'success' : failureTone } as const;
}

/** Lists the rows of the file with their errors, and the button that creates the valid ones. */
export const ImportRun = ({ rows, destinations, onRunningChange }: ImportRunProps) => {
  const text = useText();
  const { entries, running, start, stop, invitationField } = useImportRun(
    rows,
    destinations,
    onRunningChange,
  );
  const summaryRef = useSummaryFocus(running);
  const remainingCount = entries.filter(({ status }) => !isDone(status)).length;
  const retryCount =
    countByStatus(entries, 'failed') + countByStatus(entries, 'unknown') + countUninvited(entries);
  const currentIndex = entries.findIndex(({ status }) => status.kind === 'sending');
  const summary = getSummary(entries, text);
  const invalidCount = rows.length - rows.filter(canImport).length;
  const unsavedChanges = useUnsavedChanges(running);
  return (
    <Card
      title={text('File contents')}
      subtitle={text('{good} can be created, {wrong} have errors.', {
        good: entries.length,
        wrong: invalidCount,
      })}
    >
      <div className="flex flex-col gap-4">
        {summary && (
          <Alert ref={summaryRef} tone={summary.tone}>
            {summary.message}
          </Alert>
        )}
        {running && (
          <ProgressBar
            label={text('Creating people')}
            value={(100 * Math.max(0, currentIndex)) / entries.length}
          />
        )}
        {invitationField && remainingCount > 0 && (
          <InvitationField {...invitationField} label={text('Send an invitation to each user')} />
        )}
        <div className="flex flex-wrap gap-3">
          {remainingCount > 0 && (
            <Button
              size="lg"
              busy={running}
              busyLabel={text('Creating…')}
              onClick={() => void start()}
            >
              {retryCount === remainingCount
                ? text('Try {n} again', { n: remainingCount })
                : remainingCount === 1
                  ? text('Create 1 person')
                  : text('Create {n} people', { n: remainingCount })}
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
        open={unsavedChanges.open}
        tone="danger"
        title={text('People are still being created')}
        confirmLabel={text('Leave')}
        cancelLabel={text('Stay')}
        onConfirm={() => {
          stop();
          unsavedChanges.leave();
        }}
        onCancel={unsavedChanges.stay}
      >
        {text('Users that were already created are kept. The rest are not sent.')}
      </ConfirmDialog>
    </Card>
  );
};
