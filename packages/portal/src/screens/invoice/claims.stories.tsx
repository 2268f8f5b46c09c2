import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import { ClaimsCard } from '../../features/claims/claims-card.tsx';

const meta = {
  component: ClaimsCard,
  decorators: [portalStory],
  args: { subject: { kind: 'invoice', number: 'FEV100072' }, subjectName: 'Factura FEV100072' },
  parameters: { portal: {} },
} satisfies Meta<typeof ClaimsCard>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const buttonName = 'Preguntar o reclamar';

async function openForm(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: buttonName }));
  return within(await screen.findByRole('dialog', { name: buttonName }));
}

async function fillForm(canvas: Canvas) {
  const dialog = await openForm(canvas);
  await userEvent.selectOptions(
    dialog.getByRole('combobox', { name: /^Motivo/ }),
    'El valor no coincide',
  );
  await userEvent.type(
    dialog.getByRole('textbox', { name: /^Pregunta o reclamo/ }),
    'El valor no coincide con la remisión.',
  );
  return dialog;
}

const createFault = (operation: string, fault: object) => ({
  portal: { faults: [{ match: { operation }, fault }] },
});

/** A claim that was answered and closed, with its own timeline. */
export const Answered: Story = {
  play: async ({ canvas }) => {
    const claim = within(await canvas.findByRole('article', { name: 'El valor no coincide' }));
    await expect(claim.getByText('Revisamos la remisión: el valor es correcto.')).toBeVisible();
    await expect(claim.getByText('remisión.pdf')).toBeVisible();
    await expect(claim.getAllByText('Cerrado')).toHaveLength(2);
  },
};

export const Empty: Story = {
  args: { subject: { kind: 'invoice', number: 'FEV100071' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No hay preguntas ni reclamos.')).toBeVisible();
  },
};

export const Loading: Story = { parameters: createFault('Claims', { kind: 'never' }) };

export const Failed: Story = {
  parameters: createFault('Claims', { kind: 'error', message: 'Sin servicio' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sin servicio')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: buttonName })).toBeNull();
  },
};

/** The form says what is missing. */
export const Incomplete: Story = {
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Pregunta o reclamo/ }), 'Corto');
    await userEvent.click(await dialog.findByRole('button', { name: 'Ver qué falta' }));
    await expect(await dialog.findByText('El campo "Motivo" es obligatorio.')).toBeVisible();
  },
};

/** A file with the name of a PDF and the content of a web page is refused. */
export const WrongFile: Story = {
  play: async ({ canvas }) => {
    const dialog = await fillForm(canvas);
    const page = new File(['<script>alert(1)</script>'], 'factura.pdf', {
      type: 'application/pdf',
    });
    await userEvent.upload(dialog.getByLabelText(/^Fotos y archivos PDF/), page);
    await expect(await dialog.findByText('Adjunte solo fotos o archivos PDF.')).toBeVisible();
    await expect(dialog.queryByText('factura.pdf')).toBeNull();
  },
};

/** The claim was received, and the list shows it first. */
export const Sent: Story = {
  play: async ({ canvas }) => {
    const dialog = await fillForm(canvas);
    const pdf = new File(['%PDF-1.7'], '../../remisión 12.pdf', { type: 'application/pdf' });
    await userEvent.upload(dialog.getByLabelText(/^Fotos y archivos PDF/), pdf);
    await dialog.findByRole('button', { name: /^Quitar / });
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar' }));
    await expect(await canvas.findByText('Recibimos su pregunta o reclamo')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    const [claim] = canvas.getAllByRole('article');
    await expect(claim).toHaveTextContent('remisión 12.pdf');
    await expect(claim).toHaveTextContent('El valor no coincide con la remisión.');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** The response is lost after the claim was filed: sending again files no second one. */
export const OutcomeUnknown: Story = {
  parameters: {
    portal: {
      faults: [{ match: { operation: 'CreateClaim' }, fault: { kind: 'drop-after' }, times: 1 }],
    },
  },
  play: async ({ canvas }) => {
    const dialog = await fillForm(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar' }));
    await expect(await dialog.findByText('No pudimos confirmar si se envió')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar' }));
    await expect(await canvas.findByText('Recibimos su pregunta o reclamo')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
};

/** Closing the form asks before it discards what was typed. */
export const Discarding: Story = {
  play: async ({ canvas }) => {
    await fillForm(canvas);
    await userEvent.keyboard('{Escape}');
    const confirmation = within(
      await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' }),
    );
    await userEvent.click(confirmation.getByRole('button', { name: 'Seguir editando' }));
    await expect(screen.getByRole('textbox', { name: /^Pregunta o reclamo/ })).toHaveValue(
      'El valor no coincide con la remisión.',
    );
  },
};

/** Support reads the claims of the customer, and files none. */
export const Support: Story = {
  parameters: { portal: { support: true } },
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'El valor no coincide' });
    await expect(canvas.queryByRole('button', { name: buttonName })).toBeNull();
  },
};

/** Without claims in the backend, the same button writes a mail with the reference. */
export const SpecificationOnly: Story = {
  parameters: { portal: { sandboxMode: 'strict' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: buttonName })).toHaveAttribute(
      'href',
      `mailto:servicio@sandbox.example?subject=${encodeURIComponent(
        'Pregunta o reclamo: Factura FEV100072',
      )}`,
    );
  },
};
