import { useEffect, useRef, useState } from 'react';
import type { ReadOptions, TableFile } from './table-file.ts';
import { readFileInWorker } from './worker/call-worker.ts';

/** The selected file and its content; `table` is null while it is read. */
export interface ChosenFile {
  readonly file: File;
  readonly table: TableFile | null;
}

/** The state of a file field: the file, and functions that select another or change its settings. */
export interface TableFileState {
  readonly chosen: ChosenFile | null;
  /** Reads a file; null removes the selected one. */
  readonly choose: (file: File | null) => void;
  /** Reads the selected file again with these settings. */
  readonly readAgain: (options: ReadOptions) => void;
}

/**
 * Reads the selected file. Calls `onRead` with its content, and with null when another read starts;
 * superseded reads are ignored.
 */
export function useTableFile(onRead: (table: TableFile | null) => void): TableFileState {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const show = (file: File, table: TableFile | null) => {
    setChosen({ file, table });
    onRead(table);
  };
  const read = async (file: File, options: ReadOptions) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    show(file, null);
    // It rejects only when it is aborted.
    const table = await readFileInWorker(file, options, signal).catch(() => null);
    if (table !== null && !signal.aborted) show(file, table);
  };
  const clear = () => {
    running.current?.abort();
    setChosen(null);
    onRead(null);
  };
  return {
    chosen,
    choose: (file) => void (file === null ? clear() : read(file, {})),
    readAgain: (options) => {
      if (chosen !== null) void read(chosen.file, options);
    },
  };
}
