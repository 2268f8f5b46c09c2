import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { Link } from '../../actions/link/index.ts';
import { BrandMark } from '../../layout/brand-mark/index.ts';
import { everyThemeParameters, renderStates } from '../../story/every-theme.tsx';
import { Countdown } from '../countdown/index.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorPage } from './error-page.tsx';

const meta = {
  component: ErrorPage,
  parameters: {
    usage: {
      when: 'Use it when the whole page cannot be shown: not found, access denied or an unexpected error.',
      whenNot:
        'If only a part of the page failed, use its `ListFrame` or an `Alert` and keep the rest.',
      content:
        'Explain what happened in plain language and offer a next step: go home, retry or go back.',
      anatomy:
        'Optional logo, illustration, code, a title of one or more lines, text, countdown and actions.',
      keyboard: 'Tab moves through the actions.',
      accessibility:
        "The title is the page's `h1`. The illustration is hidden from screen readers.",
    },
    layout: 'fullscreen',
  },
  args: { illustration: 'not-found', title: 'Página no encontrada' },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  args: { code: '404', actions: <Link href="#inicio">Ir al inicio</Link> },
};

export const Maintenance: Story = {
  args: {
    code: '503',
    illustration: 'maintenance',
    title: ['Esta página está', 'en mantenimiento', 'temporalmente'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading').children).toHaveLength(3);
  },
};

export const SessionEnded: Story = {
  args: {
    code: '401',
    illustration: 'session-ended',
    title: 'Su sesión terminó',
    children: 'Debe iniciar sesión de nuevo.',
    countdown: <Countdown seconds={7} label="Redireccionando en" />,
    actions: <Link href="#login">Ir al inicio de sesión</Link>,
  },
};

const onError = fn();

const BreakableContent = () => {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error('broken on purpose');
  return <Button onClick={() => setIsBroken(true)}>Romper</Button>;
};

/** A render error shows an error page with a link, never a blank page. */
export const WithErrorBoundary: Story = {
  render: () => (
    <ErrorBoundary
      onError={onError}
      fallback={(_error, reset) => (
        <ErrorPage
          illustration="failed"
          title="Algo salió mal"
          actions={<Button onClick={reset}>Reintentar</Button>}
        />
      )}
    >
      <BreakableContent />
    </ErrorBoundary>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Romper' }));
    await expect(canvas.getByRole('heading')).toHaveTextContent('Algo salió mal');
    await expect(onError).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(canvas.getByRole('button', { name: 'Romper' })).toBeVisible();
  },
};

/** By default the boundary renders a page in the current language, which works with the keyboard. */
export const WithDefaultFallback: Story = {
  render: () => (
    <ErrorBoundary onError={onError}>
      <BreakableContent />
    </ErrorBoundary>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading')).toHaveTextContent('No pudimos cargar');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Romper' })).toBeVisible();
  },
};

export const States: Story = {
  parameters: everyThemeParameters,
  render: (args) =>
    renderStates({
      states: {
        'not found': <ErrorPage {...args} code="404" />,
        'session ended': (
          <ErrorPage
            logo={<BrandMark name="Surtidor" />}
            illustration="session-ended"
            code="401"
            title="Su sesión terminó"
            countdown={<Countdown seconds={7} label="Redireccionando en" />}
          />
        ),
      },
    }),
};
