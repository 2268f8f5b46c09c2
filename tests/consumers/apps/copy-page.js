// The same page under another React: everything of server-page but what is installed there.
import { cpSync } from 'node:fs';
import { join } from 'node:path';

for (const part of ['src', 'public', 'vite.config.js', 'ssr.config.js']) {
  cpSync(join(import.meta.dirname, 'server-page', part), join(process.cwd(), part), {
    recursive: true,
  });
}
