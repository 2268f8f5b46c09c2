import type { ThemeName } from '@surtidor/domain';

/** The header's colour in each theme, which is also the browser's `theme-color`. */
export const themeColours = {
  standard: '#0a2458',
  lubricants: '#232426',
  ecuador: '#06323b',
  peru: '#3d0f2b',
} as const satisfies Record<ThemeName, string>;
