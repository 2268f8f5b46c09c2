import { buildKit } from '../build-kit.ts';
import { buildPortal } from '../build-portal.ts';
import { runTool } from '../run-tool.ts';

/**
 * `npm run build [-- --rendered]`: the portal, then the published builds of the packages. With
 * `--rendered` also the server-rendered pages, which PORTAL_PAGES=server serves.
 */
buildPortal();
if (process.argv.includes('--rendered')) {
  const status = runTool(
    'pnpm',
    '--silent',
    '--filter',
    '@surtidor/portal',
    'run',
    'build:rendered',
  );
  if (status !== 0) process.exit(status);
}
buildKit();
process.exitCode = runTool(
  'pnpm',
  ...['--filter', './packages/*', '--filter', '!@surtidor/ui'],
  ...['--if-present', 'run', 'build'],
);
