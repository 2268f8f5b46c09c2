import type { Generator } from './generated-file.ts';

/** Generates a component of the kit with a story and an entry point. */
export const generateComponent: Generator = ({ kebab, pascal }, group) => {
  const folder = `packages/ui/src/${group}/${kebab}`;
  return [
    {
      path: `${folder}/${kebab}.tsx`,
      text: `import type { ReactNode } from 'react';

/** Props of ${pascal}. */
export interface ${pascal}Props {
  /** The content. */
  children: ReactNode;
}

/** Describe the purpose of ${pascal} in one sentence. */
export function ${pascal}({ children }: ${pascal}Props) {
  return <div className="rounded-ui-lg border border-ui-line p-4">{children}</div>;
}
`,
    },
    {
      path: `${folder}/${kebab}.stories.tsx`,
      text: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${pascal} } from './${kebab}.tsx';

const meta = {
  component: ${pascal},
  // Two sentences each, shown on the component's page.
  parameters: {
    usage: { when: '', whenNot: '', content: '', anatomy: '', keyboard: '', accessibility: '' },
  },
  args: { children: 'Contenido' },
} satisfies Meta<typeof ${pascal}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contenido')).toBeVisible();
  },
};
`,
    },
    {
      path: `${folder}/index.ts`,
      text: `export { ${pascal}, type ${pascal}Props } from './${kebab}.tsx';
`,
    },
  ];
};
