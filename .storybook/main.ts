import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import remarkGfm from 'remark-gfm';
import { defaultClientConditions } from 'vite';

/** The groups of the kit, one folder of packages/ui/src each. */
const kitGroups = [
  'Actions',
  'Inputs',
  'Overlays',
  'Feedback',
  'Data display',
  'Navigation',
  'Layout',
  'Patterns',
];

/** Converts 'Kit/Inputs/date-range-picker' to 'Kit/Inputs/Date range picker'. */
const toDisplayTitle = (title: string): string =>
  title
    .split('/')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1).replaceAll('-', ' '))
    .join('/');

const config: StorybookConfig = {
  // Files are named with dashes; pages, sidebar and search show titles.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: (file, { makeTitle }) =>
        indexer.createIndex(file, { makeTitle: (title) => toDisplayTitle(makeTitle(title)) }),
    })),
  stories: [
    {
      directory: '../packages/ui/src/foundations/docs',
      titlePrefix: 'Foundations',
      files: '*.mdx',
    },
    ...kitGroups.map((group) => ({
      directory: `../packages/ui/src/${group.toLowerCase().replace(' ', '-')}`,
      titlePrefix: `Kit/${group}`,
      files: '**/*.stories.tsx',
    })),
    {
      directory: '../packages/ui/src',
      titlePrefix: 'Kit/Checks',
      files: '@(messages|story)/*.stories.tsx',
    },
    ...['Screens', 'App'].map((group) => ({
      directory: `../packages/portal/src/${group.toLowerCase()}`,
      titlePrefix: `Portal/${group}`,
      files: '!(stores|flows|phone)/*.stories.tsx',
    })),
    {
      directory: '../packages/portal/src/app',
      titlePrefix: 'Portal',
      files: '@(stores|flows|phone)/*.stories.tsx',
    },
  ],
  // Serves the images of content blocks and news at the paths of the sandbox.
  staticDirs: [
    { from: '../apps/sandbox/content', to: '/content' },
    // The logo of the other distributor.
    { from: '../examples/alba/public', to: '/' },
  ],
  addons: [
    // Renders tables in MDX pages.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
    // Shows pseudo states (hover, focus, active) in stories.
    'storybook-addon-pseudo-states',
    // Serves components and stories to coding assistants at /mcp.
    '@storybook/addon-mcp',
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  // Finds components by the headings of the page 'Other names'.
  features: { experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (viteConfig) => ({
    ...viteConfig,
    // Uses the kit's sources, not its build.
    resolve: {
      ...viteConfig.resolve,
      conditions: ['@surtidor/source', ...defaultClientConditions],
    },
    plugins: [...(viteConfig.plugins ?? []), tailwindcss()],
    optimizeDeps: {
      ...viteConfig.optimizeDeps,
      // SQLite loads its wasm binary relative to its own file, so it must not be prebundled. Icons are
      // separate modules already.
      exclude: [
        ...(viteConfig.optimizeDeps?.exclude ?? []),
        '@sqlite.org/sqlite-wasm',
        'lucide-react',
      ],
    },
  }),
};

export default config;
