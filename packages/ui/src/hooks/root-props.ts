import type { CSSProperties } from 'react';

/** What every piece hands on to its outermost element, with `data-*` marks, which JSX lets through. */
export interface RootProps {
  /** Classes for the outermost element: its width, its margins, its place in a grid. */
  className?: string | undefined;
  /** Style of the outermost element. */
  style?: CSSProperties | undefined;
}

/**
 * Returns the props that the outermost element gets besides `className`: `style`, `data-*` and `aria-*`.
 * Spread it after the component's own `aria-labelledby`: an `aria-label` of the caller replaces that name.
 */
export const passedOn = (props: object): Pick<RootProps, 'style'> =>
  Object.fromEntries([
    ...('aria-label' in props ? [['aria-labelledby', undefined]] : []),
    ...Object.entries(props).filter(([name]) => name === 'style' || /^(?:data|aria)-/.test(name)),
  ]);
