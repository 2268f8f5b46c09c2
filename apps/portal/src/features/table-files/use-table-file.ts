import { useEffect, useRef, useState } from 'react';
import type { ReadOptions, TableFile } from './table-file.ts';
import { readFileInWorker } from './worker/call-worker.ts';

/** The file that was chosen and what it holds; `table` is null while it is read. */
export interface ChosenFile {
  readonly file: File;
  readonly table: TableFile | null;
}

/** A file field's state: the chosen file, and the ways to choose another or to read it differently. */
export interface TableFileState {
  readonly chosen: ChosenFile | null;
  readonly choose: (file: File) => void;
  /** Reads the chosen file once more, with what the person says of it. */
  readonly readAgain: (options: ReadOptions) => void;
}

/**
 * Reads the file that a person chooses. `onRead` is called with what it holds, and with null when
 * another reading starts; a reading that was overtaken ends without a word.
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
  return {
    chosen,
    choose: (file) => void read(file, {}),
    readAgain: (options) => {
      if (chosen !== null) void read(chosen.file, options);
    },
  };
}
