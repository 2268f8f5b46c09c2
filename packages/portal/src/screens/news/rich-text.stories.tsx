import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@surtidor/ui';
import { useEffect, useRef } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { expect, userEvent } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import { RichText } from '../../features/content/rich-text.tsx';
import { PortalProvider, usePortal } from '../../platform/context/portal-context.tsx';

/** Hydrates a text that the server rendered. The buttons replace it. */
const HydratedText = () => {
  const portal = usePortal();
  const containerRef = useRef<HTMLDivElement>(null);
  const rootRef = useRef<Root>(null);
  const createPage = (html: string) => (
    <PortalProvider portal={portal}>
      <RichText html={html} />
    </PortalProvider>
  );
  useEffect(() => {
    if (containerRef.current && rootRef.current === null)
      rootRef.current = hydrateRoot(containerRef.current, createPage('Primero'));
  });
  return (
    <>
      <div
        ref={containerRef}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup of the server.
        dangerouslySetInnerHTML={{ __html: '<div>Primero</div>' }}
      />
      {['Primero', 'Segundo'].map((html) => (
        <Button key={html} onClick={() => rootRef.current?.render(createPage(html))}>
          {`Mostrar ${html}`}
        </Button>
      ))}
    </>
  );
};

const meta = { component: HydratedText, decorators: [portalStory] } satisfies Meta<
  typeof HydratedText
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A text that changes and changes back is rendered each time. */
export const Hydrated: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Primero');
    for (const html of ['Segundo', 'Primero']) {
      await userEvent.click(canvas.getByRole('button', { name: `Mostrar ${html}` }));
      await expect(await canvas.findByText(html)).toBeVisible();
    }
  },
};
