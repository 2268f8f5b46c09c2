import { accessRoutes } from '@surtidor/domain';
import type { Edit, Generator } from './generated-file.ts';
import type { Names } from './names.ts';

const table = 'apps/portal/src/platform/routes/routes.ts';

/** The row of a route without a screen. */
const emptyRow = (route: string) => new RegExp(`^(  '?${route}'?: \\{\\s*screen: )null\\b`, 'm');

const isKnown = (route: string): boolean => accessRoutes.some(({ id }) => id === route);

/** 'price-list' as a title: 'Price list'. */
const titleOf = (route: string): string => {
  const words = route.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const keyOf = (route: string): string => (route.includes('-') ? `'${route}'` : route);

/** Adds a line before the end of the first table that ends so. */
const addedBefore = (path: string, end: RegExp, line: string): Edit => ({
  path,
  edit: (text) =>
    end.test(text)
      ? { text: text.replace(end, (found) => `${line}\n${found}`) }
      : { error: `${path} has no table that ends with ${end}.` },
});

/** The rows of a new route: path, title and screen. */
const newRoute = ({ kebab }: Names, route: string): readonly Edit[] => {
  const title = titleOf(route);
  const rowsEnd = /^\} as const satisfies Readonly<Record</m;
  const row = `  ${keyOf(route)}: { path: '/admin/${route}', title: '${title}' },`;
  return [
    addedBefore('packages/domain/src/session/routes.ts', rowsEnd, row),
    addedBefore(
      'packages/domain/src/shared/messages/route-texts.ts',
      /^\] as const;/m,
      `  '${title}',`,
    ),
    addedBefore(
      'apps/portal/src/platform/messages/spanish/titles.ts',
      /^\}(?: as const)?(?: satisfies .*)?;/m,
      `  '${title}': '${title}',`,
    ),
    addedBefore(table, rowsEnd, `  ${keyOf(route)}: { screen: '${kebab}' },`),
  ];
};

/** Adds the screen to its route's row, or a new route with the screen. */
export const screenEdits = (names: Names, route: string): readonly Edit[] =>
  isKnown(route) ? [screenRow(names, route)] : newRoute(names, route);

const screenRow = ({ kebab }: Names, route: string): Edit => ({
  path: table,
  edit: (text) =>
    emptyRow(route).test(text)
      ? { text: text.replace(emptyRow(route), `$1'${kebab}'`) }
      : { error: `The route '${route}' has a screen already in ${table}.` },
});

/** The file with which the router serves a new route. */
const routeFile = ({ kebab, pascal }: Names, route: string) => ({
  path: `apps/portal/src/routes/_member/admin.${route}.tsx`,
  text: `import { createFileRoute } from '@tanstack/react-router';
import ${pascal}Screen from '../../screens/${kebab}/${kebab}-screen.tsx';

export const Route = createFileRoute('/_member/admin/${route}')({
  component: ${pascal}Screen,
});
`,
});

/** A screen of the portal with its states and stories. */
export const screen: Generator = (names, route) => {
  const { kebab, pascal: name, camel } = names;
  const { path, title } = accessRoutes.find(({ id }) => id === route) ?? {
    path: `/admin/${route}`,
    title: titleOf(route),
  };
  const pascal = `${name}Screen`;
  const folder = `apps/portal/src/screens/${kebab}`;
  return [
    ...(isKnown(route) ? [] : [routeFile(names, route)]),
    {
      path: `${folder}/${kebab}-screen.tsx`,
      text: `import { useText } from '../../platform/messages/text-context.tsx';

/** Say what the dealer does here (spec 2). */
const ${pascal} = () => <h1 className="sr-only">{useText()('${title}')}</h1>;

// React's lazy asks for a default export.
export default ${pascal};
`,
    },
    {
      path: `${folder}/states.ts`,
      text: `/** The states this screen must show; each has a story of the same name. */
export const ${camel}States = ['ready'] as const;
`,
    },
    {
      path: `${folder}/${kebab}.stories.tsx`,
      text: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import ${pascal} from './${kebab}-screen.tsx';

const meta = {
  component: ${pascal},
  decorators: [portalStory],
  parameters: { portal: { path: '${path}', framed: true } },
} satisfies Meta<typeof ${pascal}>;

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
