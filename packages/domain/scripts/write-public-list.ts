import { writeFileSync } from 'node:fs';
import { publicListPage } from './public-list.ts';

writeFileSync(new URL('../PUBLIC-LIST.md', import.meta.url), publicListPage());
