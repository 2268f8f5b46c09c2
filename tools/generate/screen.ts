import type { Generator } from './generated-file.ts';

/** A screen of the portal: the screen, the list of its states, a story for each. */
export const screen: Generator = ({ kebab, pascal, camel }) => {
  const folder = `apps/portal/src/screens/${kebab}`;
  return [
    {
      path: `${folder}/${kebab}.tsx`,
      text: `/** ${pascal}: say what the dealer does here (spec 2). */
export function ${pascal}() {
  return <h1 className="sr-only">${pascal}</h1>;
}
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
import { ${pascal} } from './${kebab}.tsx';

const meta = {
  component: ${pascal},
  decorators: [portalStory],
  parameters: { layout: 'fullscreen', portal: { world: 'lively', path: '/' } },
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
