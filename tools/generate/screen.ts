import { accessRoutes } from '@surtidor/domain/session';
import type { Edit, GeneratedFile, Generator } from './generated-file.ts';
import type { Names } from './names.ts';

const routeTable = 'packages/portal/src/platform/routes/routes.ts';
const domainRoutes = 'packages/domain/src/session/routes.ts';

/** Converts 'price-list' to 'Price list'. */
const getTitle = (route: string): string => {
  const spaced = route.replaceAll('-', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

const getKey = (route: string): string => (route.includes('-') ? `'${route}'` : route);

/** Inserts lines before the end of the first table that matches. */
const insertBefore = (path: string, tableEnd: RegExp, ...lines: readonly string[]): Edit => ({
  path,
  edit: (text) =>
    tableEnd.test(text)
      ? { text: text.replace(tableEnd, (match) => `${lines.join('\n')}\n${match}`) }
      : { error: `${path} has no table that ends with ${tableEnd}.` },
});

/** Adds the rows of a new route, including those in the domain's tests. */
const createRouteEdits = ({ kebab }: Names, route: string): readonly Edit[] => {
  const title = getTitle(route);
  const rowsEnd = /^\} as const satisfies Readonly<Record</m;
  return [
    insertBefore(
      domainRoutes,
      rowsEnd,
      `  ${getKey(route)}: { path: '/admin/${route}', title: '${title}' },`,
    ),
    insertBefore(
      'packages/domain/src/session/routes.test.ts',
      /^\] as const;/m,
      `  ['/admin/${route}', '${route}', '${title}'],`,
    ),
    insertBefore(
      'packages/domain/src/session/openable-pages.test.ts',
      /^\] as const;/m,
      `  '${route}',`,
    ),
    insertBefore(
      'packages/domain/src/shared/messages/route-texts.ts',
      /^\] as const;/m,
      `  '${title}',`,
    ),
    insertBefore(
      'packages/portal/src/shared/messages/spanish/titles.ts',
      /^\}\);/m,
      `  '${title}': '${title}',`,
    ),
    insertBefore(routeTable, rowsEnd, `  ${getKey(route)}: { screen: '${kebab}' },`),
  ];
};

/** Adds a new route with the screen. */
export function createScreenEdits(names: Names, route: string): readonly Edit[] {
  if (!accessRoutes.some(({ id }) => id === route)) return createRouteEdits(names, route);
  return [{ path: routeTable, edit: () => ({ error: `The route '${route}' exists.` }) }];
}

/** Creates the file of a new route. */
const createRouteFile = ({ kebab, pascal }: Names, route: string): GeneratedFile => ({
  path: `packages/portal/src/routes/_member/admin.${route}.tsx`,
  text: `import ${pascal}Screen from '@surtidor/portal/screens/${kebab}';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_member/admin/${route}')({
  component: ${pascal}Screen,
});
`,
});

/** Generates an empty screen with its states and stories. */
export const generateScreen: Generator = (names, route) => {
  const { kebab, pascal, camel } = names;
  const path = `/admin/${route}`;
  const title = getTitle(route);
  const componentName = `${pascal}Screen`;
  const folder = `packages/portal/src/screens/${kebab}`;
  return [
    createRouteFile(names, route),
    {
      path: `${folder}/${kebab}-screen.tsx`,
      text: `import { useText } from '../../platform/messages/text-context.tsx';

/** Describe what dealers do on this screen (spec 2). */
const ${componentName} = () => <h1 className="sr-only">{useText()('${title}')}</h1>;

export default ${componentName};
`,
    },
    {
      path: `${folder}/states.ts`,
      text: `/** The states of this screen. Each has a story of the same name. */
export const ${camel}States = ['ready'] as const;
`,
    },
    {
      path: `${folder}/${kebab}.stories.tsx`,
      text: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import ${componentName} from './${kebab}-screen.tsx';

const meta = {
  component: ${componentName},
  decorators: [portalStory],
  parameters: { portal: { path: '${path}', framed: true } },
} satisfies Meta<typeof ${componentName}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeInTheDocument();
  },
};
`,
    },
  ];
};
