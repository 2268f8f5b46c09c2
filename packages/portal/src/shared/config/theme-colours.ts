import type { PortalDefinition } from './portal-definition.ts';

/** The header's colour in each theme of the kit. */
const kitColours: Readonly<Record<string, string>> = {
  standard: '#0a2458',
  lubricants: '#232426',
  ecuador: '#06323b',
  peru: '#3d0f2b',
};

/** Returns the header's colour in a theme, which is also the browser's `theme-color`; white for an unknown theme. */
export const getThemeColour = (
  { themeColours }: Pick<PortalDefinition, 'themeColours'>,
  theme: string,
): string => themeColours?.[theme] ?? kitColours[theme] ?? '#ffffff';
