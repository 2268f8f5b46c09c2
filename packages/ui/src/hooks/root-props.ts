import type { CSSProperties } from 'react';

/** The props that every component passes to its root element, besides `data-*` attributes. */
export interface RootProps {
  /** Classes for the root element, such as its width, margins or grid area. */
  className?: string | undefined;
  /** Inline styles of the root element. */
  style?: CSSProperties | undefined;
}

/**
 * Returns the props of the root element besides `className`: `style`, `data-*` and `aria-*`. Spread it after
 * the component's own `aria-labelledby`: the caller's `aria-label` replaces that name.
 */
export const getRootProps = (props: object): Pick<RootProps, 'style'> =>
  Object.fromEntries([
    ...('aria-label' in props ? [['aria-labelledby', undefined]] : []),
    ...Object.entries(props).filter(([name]) => name === 'style' || /^(?:data|aria)-/.test(name)),
  ]);
