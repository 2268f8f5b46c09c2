import type { Edit, GeneratedFile } from './generated-file.ts';
import type { ListSource } from './list-source.ts';
import type { Names } from './names.ts';

/** Creates the list's folder in the data layer: operation, mapper, request and hook. */
const createDataFiles = (
  { kebab, pascal, camel }: Names,
  { field, id, name, argument, condition }: ListSource,
): readonly GeneratedFile[] => {
  const folder = `packages/data/src/${kebab}`;
  const search = condition
    ? `filter: trimmed ? { ${condition}: { like: trimmed } } : null`
    : 'search: trimmed || null';
  return [
    {
      path: `${folder}/${kebab}.graphql`,
      text: `query ${pascal}($${argument.name}: ${argument.type}, $pageSize: Int!, $page: Int!) {
  ${field}(${argument.name}: $${argument.name}, pageSize: $pageSize, currentPage: $page) {
    total_count
    items {
      ${[...new Set([id, name])].join('\n      ')}
    }
  }
}
`,
    },
    {
      path: `${folder}/${kebab}.ts`,
      text: `import { buildFirstPageRequest, definePagedQuery, readPage } from '../shared/paged-query.ts';
import { readObject, readString } from '../shared/readers.ts';
import { type PagedOptions, type PagedRemote, usePaged } from '../shared/use-paged.ts';
import { ${pascal}Document, type ${pascal}Query } from './${kebab}.generated.ts';

/** A row of the list. */
export interface ${pascal}Item {
  readonly id: string;
  readonly name: string;
}

/** The filter of the list. */
export interface ${pascal}Filter {
  /** Search text; empty for all. */
  readonly search: string;
}

type Row = NonNullable<
  NonNullable<NonNullable<${pascal}Query['${field}']>['items']>[number]
>;

/** Maps a row; returns null without an id. */
function to${pascal}Item(row: Row | null): ${pascal}Item | null {
  const wire = readObject(row);
  const id = readString(wire?.${id});
  return id ? { id, name: readString(wire?.${name}) } : null;
}

const ${camel}Query = definePagedQuery({
  document: ${pascal}Document,
  fetchPolicy: 'cache-and-network',
  nextPageRule: 'total',
  pageSize: 10,
  read: ({ ${field}: response }) => readPage(response, to${pascal}Item),
  getKey: ({ id }) => id,
});

/** Builds the request for the first page of matching rows. */
export function build${pascal}Request({ search }: ${pascal}Filter) {
  const trimmed = search.trim();
  return buildFirstPageRequest(${camel}Query, { ${search} });
}

/** Queries the matching rows page by page (\`${field}\`). */
export const use${pascal} = (
  filter: ${pascal}Filter,
  options?: PagedOptions,
): PagedRemote<${pascal}Item, null> =>
  usePaged(${camel}Query, build${pascal}Request(filter).variables, options);
`,
    },
    {
      path: `${folder}/index.ts`,
      text: `export {
  type ${pascal}Filter,
  type ${pascal}Item,
  build${pascal}Request,
  use${pascal},
} from './${kebab}.ts';
`,
    },
  ];
};

/** Creates the screen and the codec between its filter and the search params. */
const createScreenFiles = (
  { kebab, pascal, camel }: Names,
  title: string,
): readonly GeneratedFile[] => {
  const folder = `packages/portal/src/screens/${kebab}`;
  return [
    {
      path: `${folder}/${kebab}-screen.tsx`,
      text: `import { type ${pascal}Filter, use${pascal} } from '@surtidor/data';
import { getLoadedItems } from '@surtidor/domain';
import { Button, SearchBox, SkeletonList, ToolBar, ToolBarSearch } from '@surtidor/ui';
import { PagedList } from '../../features/lists/paged-list.tsx';
import { useListSearchParams, withUrlPages } from '../../features/lists/use-list-search-params.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import { PageHead } from '../../platform/page-head/page-head.tsx';
import { ${camel}Codec } from './parts/${kebab}-codec.ts';

const noFilter: ${pascal}Filter = { search: '' };

/** Describe what dealers do on this screen (spec 2). */
const ${pascal}Screen = () => {
  const text = useText();
  const searchParams = useListSearchParams(${camel}Codec);
  const { filter, setFilter } = searchParams;
  const list = withUrlPages(use${pascal}(filter, { pages: searchParams.pages }), searchParams);
  const isFiltered = filter.search !== '';
  const title = text('${title}');
  return (
    <>
      <PageHead title={title} />
      <ToolBar className="mb-4">
        <ToolBarSearch>
          <SearchBox
            label={text('${getSearchLabel(title)}')}
            value={filter.search}
            onSearch={(search) => setFilter({ ...filter, search })}
          />
        </ToolBarSearch>
      </ToolBar>
      <PagedList
        list={list}
        skeleton={<SkeletonList rows={5} />}
        emptyTitle={text('Data not found')}
        emptyText={isFiltered ? text('Change or clear the search.') : null}
        emptyAction={
          isFiltered && (
            <Button variant="secondary" onClick={() => setFilter(noFilter)}>
              {text('Clear filters')}
            </Button>
          )
        }
      >
        <ul aria-label={title} className="flex flex-col gap-3">
          {getLoadedItems(list.state).map(({ id, name }) => (
            <li key={id} className="rounded-ui-lg border border-ui-line bg-ui-surface p-4">
              {name}
            </li>
          ))}
        </ul>
      </PagedList>
    </>
  );
};

export default ${pascal}Screen;
`,
    },
    {
      path: `${folder}/parts/${kebab}-codec.ts`,
      text: `import type { ${pascal}Filter } from '@surtidor/data';
import { createFilterCodec, textParam } from '../../../features/lists/parameters.ts';

/** The search params of the list. */
export const ${camel}Codec = createFilterCodec<${pascal}Filter>({ search: textParam('search') });
`,
    },
  ];
};

/** Creates the list's state names and one story for each state. */
const createStoryFiles = (
  { kebab, pascal, camel }: Names,
  path: string,
): readonly GeneratedFile[] => {
  const folder = `packages/portal/src/screens/${kebab}`;
  return [
    {
      path: `${folder}/states.ts`,
      text: `/** The states of this screen. Each has a story of the same name. */
export const ${camel}States = ['ready', 'no-match', 'loading', 'failed'] as const;
`,
    },
    {
      path: `${folder}/${kebab}.stories.tsx`,
      text: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import ${pascal}Screen from './${kebab}-screen.tsx';

const path = '${path}';

const meta = {
  component: ${pascal}Screen,
  decorators: [portalStory],
  parameters: { layout: 'fullscreen', portal: { path, framed: true } },
} satisfies Meta<typeof ${pascal}Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const operation = '${pascal}';

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Mostrando/)).toBeVisible();
  },
};

export const NoMatch: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'sin-resultados{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Borrar los filtros' }));
    await expect(await canvas.findByText(/^Mostrando/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { portal: { faults: [{ match: { operation }, fault: { kind: 'never' } }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando…')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: {
    portal: {
      faults: [
        { match: { operation }, fault: { kind: 'error', message: 'Sin servicio' }, times: 1 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sin servicio');
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(await canvas.findByText(/^Mostrando/)).toBeVisible();
  },
};
`,
    },
  ];
};

/** Returns the message key of the search field's label. */
export const getSearchLabel = (title: string): string => `Search in ${title}`;

/** Creates all files of a list screen except its route. */
export const createListScreenFiles = (
  names: Names,
  source: ListSource,
  { path, title }: { readonly path: string; readonly title: string },
): readonly GeneratedFile[] => [
  ...createDataFiles(names, source),
  ...createScreenFiles(names, title),
  ...createStoryFiles(names, path),
];

/** Returns the route loader that preloads the list's first page for server rendering. */
export const createListLoader = ({ kebab, pascal, camel }: Names) => ({
  imports: [
    `import { build${pascal}Request } from '@surtidor/data';`,
    "import { preload } from '../../app/pages/preload.ts';",
    `import { ${camel}Codec } from '../../screens/${kebab}/parts/${kebab}-codec.ts';`,
  ],
  option: `  loader: preload({
    '${kebab}': ({ parameters }) => [build${pascal}Request(${camel}Codec.read(parameters))],
  }),
`,
});

/** Exports the list from the data package. */
export const createDataExport = ({ kebab }: Names): Edit => ({
  path: 'packages/data/src/index.ts',
  edit: (text) => {
    const line = `export * from './${kebab}/index.ts';`;
    const lines = text.trimEnd().split('\n');
    const insertIndex = lines.findIndex((one) => one.startsWith('export * from') && one > line);
    lines.splice(insertIndex === -1 ? lines.length : insertIndex, 0, line);
    return { text: `${lines.join('\n')}\n` };
  },
});
