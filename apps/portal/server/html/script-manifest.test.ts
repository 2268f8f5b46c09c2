import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readScriptManifest } from './script-manifest.ts';

const folder = mkdtempSync(join(tmpdir(), 'manifest-'));
mkdirSync(join(folder, '.vite'));
writeFileSync(
  join(folder, '.vite', 'manifest.json'),
  JSON.stringify({
    'index.html': { file: 'assets/main.js', isEntry: true, imports: ['_react.js'] },
    '_react.js': { file: 'assets/react.js' },
    '_apollo.js': {
      file: 'assets/apollo.js',
      imports: ['_react.js', 'src/app/root/application.tsx'],
    },
    'src/app/root/application.tsx': { file: 'assets/app.js', imports: ['_apollo.js', '_react.js'] },
  }),
);
afterAll(() => rmSync(folder, { recursive: true }));

it('names a module and all it imports once, without what the entry brings', () => {
  const scriptsOf = readScriptManifest(folder);
  expect(scriptsOf(['src/app/root/application.tsx', 'src/unknown.tsx'])).toEqual([
    '/assets/app.js',
    '/assets/apollo.js',
  ]);
});

it('a module that was merged into the chunk of a start is found there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'manifest-'));
  mkdirSync(join(folder, '.vite'));
  const manifest = {
    'index.html': { file: 'assets/index.js', isEntry: true },
    '_portal-1.js': { file: 'assets/portal.js', name: 'portal', imports: ['index.html'] },
    '_home-1.js': { file: 'assets/home.js', name: 'dashboard', imports: ['_portal-1.js'] },
  };
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  const scriptsOf = readScriptManifest(folder);
  const home = 'src/screens/dashboard/dashboard-screen.tsx';
  expect(scriptsOf(['src/app/root/application.tsx'])).toEqual(['/assets/portal.js']);
  expect(scriptsOf([home])).toEqual(['/assets/home.js', '/assets/portal.js']);
});
