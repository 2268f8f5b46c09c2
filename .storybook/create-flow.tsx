import type { Meta, StoryObj } from '@storybook/react-vite';
import { getTransactionResultPath } from '@surtidor/domain/session';
import { Button } from '@surtidor/ui';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { settleTransaction } from '../apps/sandbox/src/payments/settle-transaction.ts';
import * as screens from '../packages/portal/src/app/stores/screens.ts';
import { usePortal } from '../packages/portal/src/platform/context/portal-context.tsx';
import { useLocation, useNavigate } from '../packages/portal/src/platform/router/index.ts';
import { findPage } from '../packages/portal/src/platform/routes/routes.ts';
import { portalStory, redirectTo, useStorySandbox } from './portal-story.tsx';

const toCamelCase = (kebab: string): string =>
  kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the component that the stories of a screen render. */
function getComponent(screen: string): ComponentType | null {
  const entry = Object.entries<{ readonly default: Meta }>(screens).find(
    ([name]) => name === toCamelCase(screen),
  );
  return (entry?.[1].default.component as ComponentType | undefined) ?? null;
}

/** Renders the screen of the current URL. */
const CurrentScreen = () => {
  const { pathname } = useLocation();
  const { deploymentOptions } = usePortal();
  const page = findPage(pathname, deploymentOptions);
  const Screen = page && getComponent(page.screen);
  return <Suspense>{Screen && <Screen key={page.screen} />}</Suspense>;
};

interface BankPageProps {
  readonly uuid: string;
  readonly onReturn: () => void;
}

/** Replaces the payment provider's page, which is not part of the portal. */
const BankPage = ({ uuid, onReturn }: BankPageProps) => {
  const { environment } = useStorySandbox();
  const handleApprove = () => {
    settleTransaction(environment, uuid, 'APROBADA');
    onReturn();
  };
  return (
    <section className="flex flex-col items-start gap-4 p-6">
      <h1 className="text-xl font-semibold">Página del banco</h1>
      <p>Aquí el aliado confirma el pago fuera del portal.</p>
      <Button onClick={handleApprove}>Aprobar el pago</Button>
    </section>
  );
};

/** Renders the portal's pages and the bank's page, starting at the story's URL. */
const Flow = () => {
  const navigate = useNavigate();
  const [paymentUuid, setPaymentUuid] = useState<string | null>(null);
  useEffect(() => {
    redirectTo.mockImplementation((href: string) =>
      setPaymentUuid(new URL(href).searchParams.get('uuid')),
    );
    return () => {
      redirectTo.mockReset();
    };
  }, []);
  if (paymentUuid === null) return <CurrentScreen />;
  const handleReturn = () => {
    navigate(getTransactionResultPath(paymentUuid));
    setPaymentUuid(null);
  };
  return <BankPage uuid={paymentUuid} onReturn={handleReturn} />;
};

type Play = NonNullable<StoryObj['play']>;

/** Settings shared by the stories of all flows. */
export const flowMeta = {
  component: Flow,
  decorators: [portalStory],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

/**
 * Creates the desktop and the phone story of a flow.
 * @param path The initial URL.
 * @param play Runs the flow; each `step` is one of the dealer's steps.
 */
export const createFlow = (
  path: string,
  play: Play,
): { readonly desktop: StoryObj; readonly phone: StoryObj } => {
  const desktop: StoryObj = { parameters: { portal: { path, framed: true } }, play };
  // The desktop story is as wide as the canvas: a fixed width would be cut off beside the sidebar.
  return { desktop, phone: { ...desktop, globals: { viewport: { value: 'phone' } } } };
};
