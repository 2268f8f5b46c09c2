/** The chunks of a first visit: the sign-in page, every signed-in page, and the dashboard. */
export type FirstChunk = 'entry' | 'sign-in' | 'portal' | 'dashboard';

/** The modules that the build merges into a chunk of a start, by that chunk's name. */
export const startModules: Readonly<Record<Exclude<FirstChunk, 'entry'>, string>> = {
  'sign-in': 'src/app/root/sign-in-page.tsx',
  portal: 'src/app/root/application.tsx',
  dashboard: 'src/screens/dashboard/dashboard-screen.tsx',
};
