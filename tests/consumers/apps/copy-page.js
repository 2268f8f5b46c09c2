// Copies the page of server-page, without its installed packages, to build it with another version of React.
import { cpSync } from 'node:fs';
import { join } from 'node:path';

for (const name of ['src', 'public', 'vite.config.js', 'ssr.config.js']) {
  cpSync(join(import.meta.dirname, 'server-page', name), join(process.cwd(), name), {
    recursive: true,
  });
}
