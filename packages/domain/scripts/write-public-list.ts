import { writeFileSync } from 'node:fs';
import { renderPublicList } from './public-list.ts';

writeFileSync(new URL('../PUBLIC-LIST.md', import.meta.url), renderPublicList());
