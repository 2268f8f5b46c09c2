import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Writes the published package into dist: one compiled file and its declarations for each module. */
rmSync('dist', { recursive: true, force: true });
const { status } = spawnSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

// The types of the package's own routes: an app has a route tree of its own.
for (const file of globSync('dist/src/routeTree.gen.*')) rmSync(file);
copyFileSync('src/virtual-modules.d.ts', 'dist/src/virtual-modules.d.ts');

// In the workspace, the theme imports the kit's sources. The package imports the published theme, which does not style the
// page of an app, and contains those styles itself.
const replacements = [
  [/\/\* Tailwind resolves[^\n]*\n/, ''],
  ['@import "../../ui/src/foundations/tokens/theme.css";', '@import "@surtidor/ui/theme.css";'],
  [
    '@import "../../ui/src/foundations/tokens/page.css";',
    readFileSync('../ui/src/foundations/tokens/page.css', 'utf8'),
  ],
  [/@source not "\.\/\*\*\/\*\.stories\.tsx";\n@source not "[^"]*";/, '@source not "./**/*.d.ts";'],
] as const;
const theme = replacements.reduce(
  (text, [source, replacement]) => text.replace(source, () => replacement),
  readFileSync('src/theme.css', 'utf8'),
);
if (theme.includes('../')) throw new Error('dist/src/theme.css imports a file of the workspace.');
writeFileSync('dist/src/theme.css', theme);
