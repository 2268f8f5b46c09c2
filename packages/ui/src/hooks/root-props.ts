import type { CSSProperties } from 'react';

/** What every piece hands on to its outermost element, with `data-*` marks, which JSX lets through. */
export interface RootProps {
  /** Classes for the outermost element: its width, its margins, its place in a grid. */
  className?: string | undefined;
  /** Style of the outermost element. */
  style?: CSSProperties | undefined;
}

/** The part of a piece's props that its outermost element gets, besides `className`. */
export const passedOn = (props: object): Pick<RootProps, 'style'> =>
  Object.fromEntries(
    Object.entries(props).filter(([name]) => name === 'style' || name.startsWith('data-')),
  );
