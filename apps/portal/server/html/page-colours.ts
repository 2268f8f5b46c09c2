import type { ThemeName } from '@surtidor/domain';

/** The kit's colours that a page without the kit's styles needs, by mode: roles of the standard theme. */
export const plainColours = {
  light: {
    canvas: '#f3f5f9',
    ink: '#101b2f',
    'ink-soft': '#4a5872',
    accent: '#1c5fe0',
    primary: '#0b4bc4',
    'on-primary': '#ffffff',
  },
  dark: {
    canvas: '#0c1220',
    ink: '#e9eef8',
    'ink-soft': '#aab7cd',
    accent: '#5b93ff',
    primary: '#2563eb',
    'on-primary': '#ffffff',
  },
} as const;

/** The header's colour in each theme: browsers continue it above the page. */
export const barColours = {
  standard: '#0a2458',
  lubricants: '#232426',
  ecuador: '#06323b',
  peru: '#3d0f2b',
} as const satisfies Record<ThemeName, string>;
