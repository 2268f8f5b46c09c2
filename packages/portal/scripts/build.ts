import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Writes the published package into dist: one compiled file and its declarations for each module. */
rmSync('dist', { recursive: true, force: true });
const { status } = spawnSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

// The types of the package's own routes: an app has a route tree of its own.
for (const file of globSync('dist/src/routeTree.gen.*')) rmSync(file);
copyFileSync('src/virtual-modules.d.ts', 'dist/src/virtual-modules.d.ts');

// In the workspace, the theme imports the kit's sources.
const kitSources = '@import "../../ui/src/foundations/tokens/theme.css";';
const theme = readFileSync('src/theme.css', 'utf8');
if (!theme.includes(kitSources)) throw new Error(`src/theme.css has no ${kitSources}`);
writeFileSync(
  'dist/src/theme.css',
  theme
    .replace(/\/\* Tailwind resolves[^\n]*\n/, '')
    .replace(kitSources, '@import "@surtidor/ui/theme.css";')
    .replace(
      /@source not "\.\/\*\*\/\*\.stories\.tsx";\n@source not "[^"]*";/,
      '@source not "./**/*.d.ts";',
    ),
);
