import { useEffect, useRef, useState } from 'react';
import type { ReadOptions, TableFile } from './table-file.ts';
import { readFileInWorker } from './worker/call-worker.ts';

/** The selected file and its content; `table` is null while it is read. */
export interface SelectedFile {
  readonly file: File;
  readonly table: TableFile | null;
}

/** The state of a file field: the file, and functions that select another or change its settings. */
export interface TableFileState {
  readonly selectedFile: SelectedFile | null;
  /** Reads a file; null removes the selected one. */
  readonly select: (file: File | null) => void;
  /** Reads the selected file again with these settings. */
  readonly readAgain: (options: ReadOptions) => void;
}

/**
 * Reads the selected file. Calls `onRead` with its content, and with null when another read starts;
 * superseded reads are ignored.
 */
export function useTableFile(onRead: (table: TableFile | null) => void): TableFileState {
  const [selectedFile, setSelectedFile] = useState<SelectedFile | null>(null);
  const controllerRef = useRef<AbortController>(null);
  useEffect(() => () => controllerRef.current?.abort(), []);

  const update = (file: File, table: TableFile | null) => {
    setSelectedFile({ file, table });
    onRead(table);
  };
  const read = async (file: File, options: ReadOptions) => {
    controllerRef.current?.abort();
    const controller = new AbortController();
    controllerRef.current = controller;
    const { signal } = controller;
    update(file, null);
    // It rejects only when it is aborted.
    const table = await readFileInWorker(file, options, signal).catch(() => null);
    if (table !== null && !signal.aborted) update(file, table);
  };
  const clear = () => {
    controllerRef.current?.abort();
    setSelectedFile(null);
    onRead(null);
  };
  return {
    selectedFile,
    select: (file) => void (file === null ? clear() : read(file, {})),
    readAgain: (options) => {
      if (selectedFile !== null) void read(selectedFile.file, options);
    },
  };
}
