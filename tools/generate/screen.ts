import { accessRoutes } from '@surtidor/domain';
import type { Edit, Generator } from './generated-file.ts';
import type { Names } from './names.ts';

const table = 'apps/portal/src/platform/routes/routes.ts';

/** The row of a route without a screen. */
const emptyRow = (route: string) => new RegExp(`^(  '?${route}'?: \\{\\s*screen: )null\\b`, 'm');

/** Adds the screen to its route's row. */
export const screenEdits = ({ kebab }: Names, route: string): readonly Edit[] => [
  {
    path: table,
    edit: (text) =>
      emptyRow(route).test(text)
        ? { text: text.replace(emptyRow(route), `$1'${kebab}'`) }
        : {
            error: `No route '${route}' waits for a screen in ${table}. A new route first needs its row in packages/domain/src/session/routes.ts and there, with screen: null.`,
          },
  },
];

/** A screen of the portal with its states and stories. */
export const screen: Generator = ({ kebab, pascal: name, camel }, route) => {
  const { path = '/', title = name } = accessRoutes.find(({ id }) => id === route) ?? {};
  const pascal = `${name}Screen`;
  const folder = `apps/portal/src/screens/${kebab}`;
  return [
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
