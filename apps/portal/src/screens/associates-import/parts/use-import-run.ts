import { associateExists, createAssociate, useDataContext } from '@surtidor/data';
import { canImport, type Destination, type ImportRow, newAssociate } from '@surtidor/domain';
import { useEffect, useRef, useState } from 'react';
import { useVariant } from '../../../platform/context/portal-context.tsx';
import { type ImportCalls, type RunEntry, type RunStep, runImport } from '../file/import-run.ts';

/** The two requests of a run for one row. */
function useImportCalls(allDestinations: readonly Destination[]): ImportCalls<ImportRow> {
  const dataContext = useDataContext();
  const { code: store } = useVariant();
  return {
    create: async ({ draft, context }) => {
      const saving = { ...context, allDestinations };
      const saved = await createAssociate({ ...dataContext, store }, newAssociate(draft, saving));
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
export function useImportRun(
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
