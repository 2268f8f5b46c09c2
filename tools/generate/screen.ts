import { accessRoutes } from '@surtidor/domain';
import type { Edit, GeneratedFile, Generator } from './generated-file.ts';
import { dataExport, listLoader, listScreenFiles, searchLabel } from './list-screen.ts';
import { type ListSource, listSource } from './list-source.ts';
import type { Names } from './names.ts';

const table = 'apps/portal/src/platform/routes/routes.ts';
const domainRoutes = 'packages/domain/src/session/routes.ts';

/** The row of a route without a screen. */
const emptyRow = (route: string) => new RegExp(`^(  '?${route}'?: \\{\\s*screen: )null\\b`, 'm');

const isExisting = (route: string): boolean => accessRoutes.some(({ id }) => id === route);

/** 'price-list' as a title: 'Price list'. */
const getTitle = (route: string): string => {
  const spaced = route.replaceAll('-', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

const getKey = (route: string): string => (route.includes('-') ? `'${route}'` : route);

/** Adds lines before the end of the first table that ends so. */
const addedBefore = (path: string, end: RegExp, ...lines: readonly string[]): Edit => ({
  path,
  edit: (text) =>
    end.test(text)
      ? { text: text.replace(end, (found) => `${lines.join('\n')}\n${found}`) }
      : { error: `${path} has no table that ends with ${end}.` },
});

/** The rows of a new route: path, title, permissions, screen, and what the domain's tests expect. */
const newRoute = ({ kebab }: Names, route: string, source: ListSource | null): readonly Edit[] => {
  const title = getTitle(route);
  const rowsEnd = /^\} as const satisfies Readonly<Record</m;
  const needed = source?.permissions.map((name) => `permissionNames.${name}`) ?? [];
  const anyOf = needed.length > 0 ? `, anyOf: [${needed.join(', ')}]` : '';
  const texts = [[title, title], ...(source ? [[searchLabel(title), `Buscar en ${title}`]] : [])];
  return [
    addedBefore(
      domainRoutes,
      rowsEnd,
      `  ${getKey(route)}: { path: '/admin/${route}', title: '${title}'${anyOf} },`,
    ),
    addedBefore(
      'packages/domain/src/session/routes.test.ts',
      /^\] as const;/m,
      `  ['/admin/${route}', '${route}', '${title}'],`,
    ),
    addedBefore(
      'packages/domain/src/session/openable-pages.test.ts',
      /^\] as const;/m,
      `  '${route}',`,
    ),
    addedBefore(
      'packages/domain/src/shared/messages/route-texts.ts',
      /^\] as const;/m,
      `  '${title}',`,
    ),
    addedBefore(
      'apps/portal/src/platform/messages/spanish/titles.ts',
      /^\}(?: as const)?(?: satisfies .*)?;/m,
      ...texts.map(([key, text]) => `  '${key}': '${text}',`),
    ),
    addedBefore(table, rowsEnd, `  ${getKey(route)}: { screen: '${kebab}' },`),
  ];
};

const screenRow = ({ kebab }: Names, route: string): Edit => ({
  path: table,
  edit: (text) =>
    emptyRow(route).test(text)
      ? { text: text.replace(emptyRow(route), `$1'${kebab}'`) }
      : { error: `The route '${route}' has a screen already in ${table}.` },
});

/** Returns the query's data from the contract; null for a screen without a list. */
const getSource = (query: string | undefined): ListSource | null => {
  const source = query ? listSource(query) : null;
  return source && 'error' in source ? null : source;
};

/** Adds the screen to the row of its route, or adds a new route with it. */
export function screenEdits(names: Names, route: string, query?: string): readonly Edit[] {
  const found = query ? listSource(query) : null;
  if (found && 'error' in found) return [{ path: domainRoutes, edit: () => found }];
  if (found && isExisting(route)) {
    const error = `A list needs a new route; '${route}' exists.`;
    return [{ path: domainRoutes, edit: () => ({ error }) }];
  }
  return [
    ...(isExisting(route) ? [screenRow(names, route)] : newRoute(names, route, found)),
    ...(found ? [dataExport(names)] : []),
  ];
}

/** The route file of a new route. */
const routeFile = (names: Names, route: string, source: ListSource | null): GeneratedFile => {
  const { kebab, pascal } = names;
  const loader = source ? listLoader(names) : { imports: [], option: '' };
  const [dataImport, ...portalImports] = loader.imports;
  const imports = [
    dataImport,
    "import { createFileRoute } from '@tanstack/react-router';",
    ...portalImports,
    `import { ${pascal}Screen } from '../../screens/${kebab}/${kebab}-screen.tsx';`,
  ];
  return {
    path: `apps/portal/src/routes/_member/admin.${route}.tsx`,
    text: `${imports.filter(Boolean).join('\n')}

export const Route = createFileRoute('/_member/admin/${route}')({
${loader.option}  component: ${pascal}Screen,
});
`,
  };
};

/** Generates a screen with its states and stories. With a query of the contract it is a paged list. */
export const screen: Generator = (names, route, query) => {
  const { kebab, pascal: name, camel } = names;
  const { path, title } = accessRoutes.find(({ id }) => id === route) ?? {
    path: `/admin/${route}`,
    title: getTitle(route),
  };
  const source = getSource(query);
  const routeFiles = isExisting(route) ? [] : [routeFile(names, route, source)];
  if (source) return [...routeFiles, ...listScreenFiles(names, source, { path, title })];
  const pascal = `${name}Screen`;
  const folder = `apps/portal/src/screens/${kebab}`;
  return [
    ...routeFiles,
    {
      path: `${folder}/${kebab}-screen.tsx`,
      text: `import { useText } from '../../platform/messages/text-context.tsx';

/** Say what the dealer does here (spec 2). */
export const ${pascal} = () => <h1 className="sr-only">{useText()('${title}')}</h1>;
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
import { ${pascal} } from './${kebab}-screen.tsx';

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
