// Starts the portal's server (main.ts). Plain JavaScript, so that an older Node can read it and name the right one.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const requiredMajor = 24;
const { node: version } = process.versions;

if (Number(version.split('.')[0]) < requiredMajor) {
  const pinnedNode = fileURLToPath(
    new URL(
      `../../tools/toolchain/node_modules/node-${process.platform}-${process.arch}/bin/node`,
      import.meta.url,
    ),
  );
  const advice = existsSync(pinnedNode)
    ? `start it with ${pinnedNode}`
    : `install Node ${requiredMajor} or later from https://nodejs.org`;
  console.error(
    `Node ${version} is too old for the portal's server, which needs Node ${requiredMajor}: ${advice}.`,
  );
  process.exit(1);
}

await import('./main.ts');
