import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/** The number of rows that Page Up and Page Down move by. */
const pageOfRows = 10;

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + pageOfRows,
  PageUp: (at) => at - pageOfRows,
  Home: () => 0,
  End: (_, last) => last,
};

const getControls = (row: Element): readonly HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>('input:enabled, button, a[href]'),
];

const getRow = (target: EventTarget | null): HTMLElement | null =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('[role=row]') : null;

const rowsIn = (body: Element): readonly HTMLElement[] => [
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
  const current = useRef<HTMLElement | null>(null);
  const makeCurrent = (row: HTMLElement | null) => {
    if (current.current) current.current.tabIndex = -1;
    current.current = row;
    if (row) row.tabIndex = 0;
  };
  // Rows change with every response; one of them must always be tabbable.
  useEffect(() => {
    if (current.current?.isConnected) return;
    current.current = null;
    makeCurrent(body.current?.querySelector<HTMLElement>('[role=row]') ?? null);
  });
  const moveTo = (row: HTMLElement, place: number) => {
    const controls = getControls(row);
    makeCurrent(row);
    const control = place < 0 ? row : (controls[Math.min(place, controls.length - 1)] ?? row);
    control.focus();
    control.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = getRow(event.target);
    if (row === null || body.current === null) return;
    const controls = getControls(row);
    // -1 is the row itself; otherwise the control that the event comes from.
    const place = controls.indexOf(event.target as HTMLElement);
    const step = steps[event.key];
    if (step) {
      const rows = rowsIn(body.current);
      const nextIndex = step(rows.indexOf(row), rows.length - 1);
      const next = rows[Math.min(Math.max(nextIndex, 0), rows.length - 1)];
      if (next) moveTo(next, place);
    } else if (event.key === 'ArrowRight') {
      if (place < controls.length - 1) moveTo(row, place + 1);
    } else if (event.key === 'ArrowLeft') {
      if (place >= 0) moveTo(row, place - 1);
    } else if (event.key === ' ' && event.target === row) {
      row.querySelector<HTMLInputElement>('input:enabled')?.click();
    } else {
      return;
    }
    event.preventDefault();
  };
  const onFocus = (event: FocusEvent) => {
    const row = getRow(event.target);
    if (row !== null && row !== current.current) makeCurrent(row);
  };
  return { body, onKeyDown, onFocus };
}
