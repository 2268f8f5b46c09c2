import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { storeCodes } from '@surtidor/domain/vocabulary';
import { type Names, parseNames } from '../generate/names.ts';

/** The store whose stories `npm test` runs: it has another theme, currency and format. Those of the others are slow. */
const testedStore = 'lubricantes_ecuador';

const sourceNote = "from the folders of src/screens by 'npm run codegen'.";

const getTitle = (store: string): string =>
  store
    .split('_')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('');

const formatStoryList = (
  screens: readonly Names[],
): string => `/** The stories of every screen. Generated ${sourceNote} */
${screens.map(({ camel, kebab }) => `export * as ${camel} from '../../screens/${kebab}/${kebab}.stories.tsx';\n`).join('')}`;

// Storybook reads the export names without running the file.
const formatStoreFile = (
  store: string,
  screens: readonly Names[],
): string => `// Generated ${sourceNote}
import { createStoreStories } from '../../../../../.storybook/create-store-stories.tsx';

export default {
  title: 'Stores/${getTitle(store)}',${store === testedStore ? '' : "\n  tags: ['slow'],"}
  parameters: { layout: 'fullscreen' },
};

const stories = createStoreStories('${store}');

${screens.map(({ pascal }) => `export const ${pascal} = stories.${pascal};\n`).join('')}`;

/** Creates a story of each screen for each store except Colombia, which the screens' own stories show. */
export function createStoreStoryFiles(portal: string): readonly {
  readonly path: string;
  readonly content: string;
}[] {
  const screens = globSync('src/screens/*/states.ts', { cwd: portal })
    .map((file) => basename(dirname(file)))
    .sort()
    .flatMap((folder) => parseNames(folder) ?? []);
  const folder = join(portal, 'src', 'app', 'stores');
  return [
    { path: join(folder, 'screens.ts'), content: formatStoryList(screens) },
    ...storeCodes
      .filter((store) => store !== 'colombia')
      .map((store) => ({
        path: join(folder, `${store.replaceAll('_', '-')}.stories.tsx`),
        content: formatStoreFile(store, screens),
      })),
  ];
}
