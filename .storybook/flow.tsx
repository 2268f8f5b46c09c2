import type { Meta, StoryObj } from '@storybook/react-vite';
import { transactionResultPath } from '@surtidor/domain';
import { Button } from '@surtidor/ui';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import * as screens from '../apps/portal/src/app/stores/screens.ts';
import { usePortal } from '../apps/portal/src/platform/context/portal-context.tsx';
import { useLocation, useNavigate } from '../apps/portal/src/platform/router/index.ts';
import { pageAt } from '../apps/portal/src/platform/routes/find-page.ts';
import { settleTransaction } from '../apps/sandbox/src/payments/settle-transaction.ts';
import { portalStory, redirectTo, useStorySandbox } from './portal-story.tsx';

const camel = (kebab: string): string =>
  kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The component of a screen, as its own stories render it. */
function getComponent(screen: string): ComponentType | null {
  const found = Object.entries<{ readonly default: Meta }>(screens).find(
    ([name]) => name === camel(screen),
  );
  return (found?.[1].default.component as ComponentType | undefined) ?? null;
}

/** Renders the screen of the current URL. */
const CurrentScreen = () => {
  const { pathname, search } = useLocation();
  const { product } = usePortal().deploymentOptions;
  const page = pageAt(pathname, product, new URLSearchParams(search));
  const Screen = page && getComponent(page.screen);
  return <Suspense>{Screen && <Screen key={page.screen} />}</Suspense>;
};

interface BankProps {
  readonly uuid: string;
  readonly onReturn: () => void;
}

/** Replaces the payment provider's page, which is not part of the portal. */
const Bank = ({ uuid, onReturn }: BankProps) => {
  const { environment } = useStorySandbox();
  const approve = () => {
    settleTransaction(environment, uuid, 'APROBADA');
    onReturn();
  };
  return (
    <section className="flex flex-col items-start gap-4 p-6">
      <h1 className="text-xl font-semibold">Página del banco</h1>
      <p>Aquí el aliado confirma el pago fuera del portal.</p>
      <Button onClick={approve}>Aprobar el pago</Button>
    </section>
  );
};

/** The whole portal, starting at the story's URL, with its pages and the bank's page. */
const Journey = () => {
  const navigate = useNavigate();
  const [paid, setPaid] = useState<string | null>(null);
  useEffect(() => {
    redirectTo.mockImplementation((href: string) =>
      setPaid(new URL(href).searchParams.get('uuid')),
    );
    return () => {
      redirectTo.mockReset();
    };
  }, []);
  if (paid === null) return <CurrentScreen />;
  const restore = () => {
    navigate(transactionResultPath(paid));
    setPaid(null);
  };
  return <Bank uuid={paid} onReturn={restore} />;
};

type Play = NonNullable<StoryObj['play']>;

/** Settings shared by the stories of all flows. */
export const flowMeta = {
  component: Journey,
  decorators: [portalStory],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

/**
 * Creates the desktop and the phone story of a whole flow.
 * @param path The URL at which it starts.
 * @param play Runs the flow; each `step` is a step of the dealer.
 */
export const flow = (
  path: string,
  play: Play,
): { readonly desktop: StoryObj; readonly phone: StoryObj } => {
  const at = (viewport: string): StoryObj => ({
    globals: { viewport: { value: viewport } },
    parameters: { portal: { path, framed: true } },
    play,
  });
  return { desktop: at('desktop'), phone: at('phone') };
};
