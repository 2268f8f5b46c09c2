import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, TextField } from '@surtidor/ui';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import { LazyPart } from '../../platform/loading/lazy-part.tsx';

const Part = ({ onClose }: { readonly onClose: () => void }) => (
  <Button onClick={onClose}>Cerrar la parte</Button>
);

const loadPart = async () => Part;
const loadForever = () => new Promise<typeof Part>(() => undefined);
const failToLoad = async (): Promise<typeof Part> => {
  throw new TypeError('Failed to fetch dynamically imported module');
};

/** A page with text that was typed, and a button that opens a part of it. */
const Page = ({ load }: { readonly load: () => Promise<typeof Part> }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextField label="Notas" defaultValue="Lo que escribí" />
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      {open && (
        <LazyPart load={load} onClose={() => setOpen(false)}>
          {(LoadedPart) => <LoadedPart onClose={() => setOpen(false)} />}
        </LazyPart>
      )}
    </>
  );
};

const meta = {
  component: Page,
  decorators: [portalStory],
  args: { load: loadPart },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openPart(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Abrir' }));
}

export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    await openPart(canvasElement);
    await expect(await screen.findByRole('button', { name: 'Cerrar la parte' })).toBeVisible();
  },
};

/** The code of the part takes long: the page shows that the press was noticed. */
export const Loading: Story = {
  args: { load: loadForever },
  play: async ({ canvasElement }) => {
    await openPart(canvasElement);
    await expect(await screen.findByRole('progressbar', { name: 'Cargando…' })).toBeVisible();
  },
};

/** The code of the part could not be loaded: the page and what was typed stay. */
export const Failed: Story = {
  args: { load: failToLoad },
  play: async ({ canvasElement }) => {
    await openPart(canvasElement);
    await expect(
      await screen.findByRole('alertdialog', { name: 'No pudimos abrir esto' }),
    ).toBeVisible();
    await expect(within(canvasElement).getByLabelText('Notas')).toHaveValue('Lo que escribí');
  },
};

/** After closing, the page is as it was. */
export const FailedThenClosed: Story = {
  args: { load: failToLoad },
  play: async ({ canvasElement }) => {
    await openPart(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(within(canvasElement).getByRole('button', { name: 'Abrir' })).toHaveFocus();
  },
};
