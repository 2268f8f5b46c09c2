/** The colours of standalone pages by mode, from the standard theme; a distributor can replace them. */
export const plainPageColours = {
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
