import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { Banner } from '../../patterns/banner/index.ts';
import { everyThemeParameters, renderStates } from '../../story/every-theme.tsx';
import { Carousel } from './carousel.tsx';

const slides = ['Nuevo horario de despacho', 'Pague en línea', 'Bonos regalo'].map((title) => ({
  id: title,
  content: (
    <Banner title={title} action={{ label: 'Ver más', href: '#mas' }}>
      Un mensaje de su distribuidor.
    </Banner>
  ),
}));

const meta = {
  component: Carousel,
  parameters: {
    usage: {
      when: 'Use a carousel for optional messages from the distributor.',
      whenNot:
        'For content that a task needs or that people compare, show everything. For one slide, use a `Banner`.',
      content:
        'Use two to six slides of the same height. Each slide makes sense without the others and has one link.',
      anatomy: 'A row of slides with a button on each side, and dots.',
      keyboard:
        'The buttons and dots come before the slides in the tab order. Arrow keys scroll the focused slides.',
      accessibility:
        'Autoplay stops on keyboard focus, pauses on hover and does not start with reduced motion.',
    },
  },
  args: { label: 'Novedades', slides },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MultipleSlides: Story = {
  play: async ({ canvas }) => {
    const position = canvas.getByText('1 de 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }));
    await waitFor(() => expect(position).toHaveTextContent('2 de 3'));
    await userEvent.click(canvas.getByRole('button', { name: 'Anterior' }));
    await waitFor(() => expect(position).toHaveTextContent('1 de 3'));
    await expect(canvas.queryByRole('button', { name: 'Pausar' })).toBeNull();
  },
};

export const WrapsAround: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anterior' }));
    await waitFor(() => expect(canvas.getByText('3 de 3')).toBeVisible());
  },
};

/** A second click does not wait for the first scroll to finish. */
export const MovesTwiceOnQuickClicks: Story = {
  play: async ({ canvas }) => {
    const track = canvas.getByRole('group', { name: 'Novedades' });
    // Keeps the track at its initial position, as if the smooth scroll had only just started.
    const scrollTo = spyOn(track, 'scrollTo').mockImplementation(() => undefined);
    const nextButton = canvas.getByRole('button', { name: 'Siguiente' });
    await userEvent.click(nextButton);
    await userEvent.click(nextButton);
    await expect(scrollTo).toHaveBeenLastCalledWith({ left: 2 * track.clientWidth });
  },
};

export const SingleSlide: Story = {
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Returns a `beforeEach` function that makes every media query return `matches` until its cleanup. */
const mockMediaQueries = (matches: boolean) => () => {
  const originalMatchMedia = window.matchMedia;
  window.matchMedia = (query) =>
    Object.create(originalMatchMedia.call(window, query), { matches: { value: matches } });
  return () => {
    window.matchMedia = originalMatchMedia;
  };
};

export const PlaysAutomatically: Story = {
  args: { autoplayMs: 200 },
  // The play function must not depend on the reduced-motion setting of the machine.
  beforeEach: mockMediaQueries(false),
  play: async ({ canvas }) => {
    const position = canvas.getByText('1 de 3');
    await waitFor(() => expect(position).not.toHaveTextContent('1 de 3'), { timeout: 4000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar' }));
    await expect(canvas.getByRole('button', { name: 'Reproducir' })).toBeVisible();
  },
};

/** Autoplay stops when the keyboard focus enters the carousel; the play button restarts it. */
export const StopsOnKeyboardFocus: Story = {
  args: { autoplayMs: 200 },
  beforeEach: mockMediaQueries(false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pausar' })).toBeVisible();
    await userEvent.tab();
    const playButton = await canvas.findByRole('button', { name: 'Reproducir' });
    await expect(playButton).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Pausar' })).toHaveFocus();
    const position = canvas.getByText(/^\d de 3$/);
    const previousText = position.textContent;
    await waitFor(() => expect(position).not.toHaveTextContent(previousText ?? ''), {
      timeout: 4000,
    });
  },
};

/** With reduced motion, nothing moves automatically. */
export const StaysPausedWithReducedMotion: Story = {
  args: { autoplayMs: 200 },
  beforeEach: mockMediaQueries(true),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 de 3')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Pausar' })).toBeNull();
  },
};

export const States: Story = {
  parameters: everyThemeParameters,
  render: (args) =>
    renderStates({
      states: {
        several: <Carousel {...args} />,
        one: <Carousel {...args} slides={slides.slice(0, 1)} />,
      },
    }),
};
