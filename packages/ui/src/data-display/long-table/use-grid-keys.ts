import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/** The number of rows that Page Up and Page Down move by. */
const rowsPerPage = 10;

const nextIndexGetters: Readonly<Record<string, (index: number, lastIndex: number) => number>> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index) => index + rowsPerPage,
  PageUp: (index) => index - rowsPerPage,
  Home: () => 0,
  End: (_, lastIndex) => lastIndex,
};

const getControls = (row: Element): readonly HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>('input:enabled, button, a[href]'),
];

const getRow = (target: EventTarget | null): HTMLElement | null =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('[role=row]') : null;

const getRows = (body: Element): readonly HTMLElement[] => [
  ...body.querySelectorAll<HTMLElement>('[role=row]'),
];

export interface GridKeys {
  readonly body: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
}

/**
 * The keyboard navigation of a grid (ARIA data grid pattern): the rows are one Tab stop, at the last
 * focused row. Up, Down, Page Up, Page Down, Home and End move between rows, Left and Right between the
 * controls of a row, and Space selects it.
 */
export function useGridKeys(): GridKeys {
  const body = useRef<HTMLDivElement>(null);
  const tabbableRow = useRef<HTMLElement | null>(null);
  const setTabbableRow = (row: HTMLElement | null) => {
    if (tabbableRow.current) tabbableRow.current.tabIndex = -1;
    tabbableRow.current = row;
    if (row) row.tabIndex = 0;
  };
  // Rows change with every response; one of them must always be tabbable.
  useEffect(() => {
    if (tabbableRow.current?.isConnected) return;
    tabbableRow.current = null;
    setTabbableRow(body.current?.querySelector<HTMLElement>('[role=row]') ?? null);
  });
  const focusRow = (row: HTMLElement, controlIndex: number) => {
    const controls = getControls(row);
    setTabbableRow(row);
    const focusTarget =
      controlIndex < 0 ? row : (controls[Math.min(controlIndex, controls.length - 1)] ?? row);
    focusTarget.focus();
    focusTarget.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = getRow(event.target);
    if (row === null || body.current === null) return;
    const controls = getControls(row);
    // -1 is the row itself; otherwise the control that the event comes from.
    const controlIndex = controls.indexOf(event.target as HTMLElement);
    const getNextIndex = nextIndexGetters[event.key];
    if (getNextIndex) {
      const rows = getRows(body.current);
      const nextIndex = getNextIndex(rows.indexOf(row), rows.length - 1);
      const nextRow = rows[Math.min(Math.max(nextIndex, 0), rows.length - 1)];
      if (nextRow) focusRow(nextRow, controlIndex);
    } else if (event.key === 'ArrowRight') {
      if (controlIndex < controls.length - 1) focusRow(row, controlIndex + 1);
    } else if (event.key === 'ArrowLeft') {
      if (controlIndex >= 0) focusRow(row, controlIndex - 1);
    } else if (event.key === ' ' && event.target === row) {
      row.querySelector<HTMLInputElement>('input:enabled')?.click();
    } else {
      return;
    }
    event.preventDefault();
  };
  const onFocus = (event: FocusEvent) => {
    const row = getRow(event.target);
    if (row !== null && row !== tabbableRow.current) setTabbableRow(row);
  };
  return { body, onKeyDown, onFocus };
}
