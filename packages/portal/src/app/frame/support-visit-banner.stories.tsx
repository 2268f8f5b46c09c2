import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { portalStory, useStorySandbox } from '../../../../../.storybook/portal-story.tsx';
import { useSession } from '../../platform/context/portal-context.tsx';
import { SupportVisitBanner } from './support-visit-banner.tsx';

/** Records a visit of support in the sandbox, and then renders the banner. */
const VisitedAccount = ({ at }: { at: string }) => {
  const { db } = useStorySandbox().environment;
  const { userId, clientCode } = useSession();
  useState(() =>
    db.run(
      `insert into activity (client_code, kind, user_id, created_at)
       values (:client, 'SOPORTE', :user, :at)`,
      { client: clientCode, user: Number(userId), at },
    ),
  );
  return <SupportVisitBanner />;
};

/** Announces a visit of support on any page. */
const meta = {
  component: VisitedAccount,
  decorators: [portalStory],
  args: { at: '2026-11-20 09:12:00' },
} satisfies Meta<typeof VisitedAccount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Announced: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Soporte ingresó a su cuenta')).toBeVisible();
    await expect(canvas.getByText(/20 nov 2026, 09:12\. Soporte puede consultar/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver la actividad' })).toHaveAttribute(
      'href',
      '/allied/edit-profile/activity?kind=support-visit',
    );
  },
};

export const AnnouncedThenDismissed: Story = {
  play: async (context) => {
    await Announced.play?.(context);
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Cerrar aviso' }));
    await waitFor(() => expect(canvas.queryByText('Soporte ingresó a su cuenta')).toBeNull());
  },
};

/** A visit of two weeks ago is only in the activity. */
export const TooOld: Story = {
  args: { at: '2026-11-11 09:12:00' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Soporte ingresó a su cuenta')).toBeNull());
  },
};

/** Support is not told of its own visits. */
export const Support: Story = {
  parameters: { portal: { support: true } },
  play: TooOld.play ?? (async () => undefined),
};
