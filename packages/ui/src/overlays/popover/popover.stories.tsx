import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { TextField } from '../../inputs/text-field/index.ts';
import { atBottomRight } from '../../story/bottom-right.tsx';
import { renderStates } from '../../story/every-theme.tsx';
import { ownFrame } from '../../story/own-frame.ts';
import { Popover, type PopoverProps } from './popover.tsx';

const meta = {
  component: Popover,
  parameters: {
    ...ownFrame,
    usage: {
      when: 'Use a popover for additional content beside a control: a short explanation, or two or three settings.',
      whenNot:
        'For actions, use a `Menu`. For a hint of a few words, use a `Tooltip`. For a task, use a `Dialog`.',
      content:
        'Use up to a third of the screen and a few fields. Do not open another panel from it.',
      anatomy: 'A trigger and a panel beside it.',
      keyboard:
        'Enter or Space opens it. Tab moves through its content. Escape closes it and returns the focus.',
      accessibility: 'The panel is named by `label`. The page behind it stays interactive.',
    },
  },
  args: {
    label: 'Guardar vista',
    trigger: <Button variant="secondary">Guardar vista</Button>,
    children: (close) => (
      <div className="flex flex-col gap-3">
        <TextField label="Nombre de la vista" />
        <Button onClick={close}>Guardar</Button>
      </div>
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar vista' }));
    await waitFor(() => expect(screen.getByLabelText('Nombre de la vista')).toHaveFocus());
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Guardar vista' })).toBeVisible(),
    );
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Guardar vista' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const field = await screen.findByLabelText('Nombre de la vista');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Escape during IME composition does not close the panel. */
export const IgnoresEscapeDuringComposition: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const field = await screen.findByLabelText('Nombre de la vista');
    await fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    await expect(field).toBeVisible();
    await fireEvent.keyDown(field, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const SaveOncePopover = (props: PopoverProps) => {
  const [isSaved, setSaved] = useState(false);
  return (
    <section>
      <h2>Vistas guardadas</h2>
      <Popover {...props} trigger={<Button disabled={isSaved}>Guardar vista</Button>}>
        {(close) => (
          <Button
            onClick={() => {
              setSaved(true);
              close();
            }}
          >
            Guardar
          </Button>
        )}
      </Popover>
    </section>
  );
};

/** If the opener is disabled on close, the nearest heading receives the focus. */
export const FocusesHeadingIfOpenerIsDisabled: Story = {
  render: (args) => <SaveOncePopover {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar vista' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Vistas guardadas' })).toHaveFocus(),
    );
  },
};

export const ClosesOnOutsideClick: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Opens above if there is no space below. */
export const AtScreenEdge: Story = {
  decorators: [atBottomRight],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const panel = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        button.getBoundingClientRect().top,
      ),
    );
    await expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A popover whose position the play function sets. */
const AlmostFittingPopover = (props: PopoverProps) => {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} data-testid="box" style={{ position: 'fixed', left: 16 }}>
      <Popover {...props} />
    </div>
  );
};

/** A panel that is a fraction of a pixel too tall opens on the other side and is not cut off. */
export const FlipsIfAPixelTooTall: Story = {
  args: { children: () => <div style={{ height: '15rem' }}>Calendario</div> },
  render: (args) => <AlmostFittingPopover {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const open = async () => {
      await userEvent.click(button);
      return screen.findByRole('dialog');
    };
    const { height } = (await open()).getBoundingClientRect();
    await userEvent.click(button);
    const spaceBelow = window.innerHeight - 8 - (height - 0.4);
    canvas.getByTestId('box').style.top = `${spaceBelow - 4 - button.offsetHeight}px`;
    const panel = await open();
    await expect(panel.scrollHeight).toBeLessThanOrEqual(panel.clientHeight);
  },
};

const LazyContent = () => {
  const [isLoaded, setLoaded] = useState(false);
  return isLoaded ? (
    <div style={{ width: 'min(18rem, 60vw)', height: '8rem' }}>Vistas guardadas</div>
  ) : (
    <Button onClick={() => setLoaded(true)}>Cargar</Button>
  );
};

/** The panel stays within the screen when its content grows. */
export const RepositionsAsContentGrows: Story = {
  args: { align: 'end', children: () => <LazyContent /> },
  decorators: [atBottomRight],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const panel = await screen.findByRole('dialog');
    const previousWidth = panel.offsetWidth;
    await userEvent.click(screen.getByRole('button', { name: 'Cargar' }));
    await waitFor(() => expect(panel.offsetWidth).toBeGreaterThan(previousWidth));
    await waitFor(() => {
      const { left, top, right, bottom } = panel.getBoundingClientRect();
      const sides = [left, top, window.innerWidth - right, window.innerHeight - bottom];
      expect(Math.min(...sides)).toBeGreaterThanOrEqual(0);
    });
  },
};

export const States: Story = {
  render: (args) =>
    renderStates({
      states: {
        closed: <Popover {...args} />,
        open: (
          <div style={{ minHeight: '12rem' }}>
            <Popover {...args} align="start" open />
          </div>
        ),
      },
    }),
};
