import './docs.css';
import type { ReactNode } from 'react';
import type { ThemeMode, ThemeName } from '../tokens/theme-values.ts';

export interface DocFrameProps {
  /** The theme of the content. */
  theme?: ThemeName;
  mode?: ThemeMode;
  children: ReactNode;
}

/** The background of an example on a docs page, isolated from the page's styles. */
export const DocFrame = ({ theme = 'standard', mode = 'light', children }: DocFrameProps) => (
  <div className="sb-unstyled doc" data-theme={theme} data-mode={mode}>
    <div className="doc-panel">{children}</div>
  </div>
);
