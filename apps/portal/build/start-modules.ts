/** The chunks of a first visit: the sign-in page, every signed-in page, and the dashboard. */
export type FirstChunk = 'entry' | 'portal' | 'dashboard';

/** The modules that the build merges into a chunk of a signed-in start, by that chunk's name. */
export const startModules: Readonly<Record<Exclude<FirstChunk, 'entry'>, string>> = {
  portal: 'src/app/root/application.tsx',
  dashboard: 'src/screens/dashboard/dashboard-screen.tsx',
};
