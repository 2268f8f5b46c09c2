import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-tool.ts';
import type { Generator } from './generated-file.ts';

const example = 'examples/alba';

/** Copies Surtidor's app, with the manifest and the style sheets of the example, to a folder beside the example. */
export const generateDistributor: Generator = ({ kebab, pascal }, folder) => {
  const copy = (source: string, edit: (text: string) => string = (text) => text) => ({
    path: `${folder}/${kebab}/${source.slice(source.lastIndexOf('/') + 1)}`,
    text: edit(readFileSync(join(root, source), 'utf8')),
  });
  const rename = (text: string) => text.replaceAll('alba', kebab);
  return [
    copy(`${example}/package.json`, rename),
    copy(`${example}/tsconfig.json`),
    copy(`${example}/main.ts`),
    copy(`${example}/brand.css`),
    copy(`${example}/theme.css`, rename),
    copy('apps/portal/vite.config.ts'),
    copy('apps/portal/portal.config.tsx', (text) =>
      text
        .replace("'Surtidor'", `'${pascal}'`)
        .replace(
          'stores: storeVariants',
          `stores: { colombia: { ...storeVariants.colombia, theme: '${kebab}' } }`,
        ),
    ),
  ];
};
