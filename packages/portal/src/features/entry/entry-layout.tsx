import type { ReactNode } from 'react';
import { Logo } from '../../platform/brand/logo.tsx';
import { useVariant } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { Slot } from '../../platform/slots/slot.tsx';
import { SiteFooter } from '../footer/site-footer.tsx';

/** Renders the distributor's drawing behind the brand, hidden from screen readers. */
const Background = () => (
  <div aria-hidden="true" className="pointer-events-none absolute inset-0">
    <Slot name="login.background" />
  </div>
);

const benefits = [
  'Your balance, up to date',
  'Online payments, in full or in part',
  'Your orders, step by step',
] as const;

/** Renders the layout of most stores: the brand beside the form on a desktop, above it on a phone. */
const StandardLayout = ({ children }: { children: ReactNode }) => {
  const text = useText();
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] bg-ui-canvas lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-1">
      <header className="relative flex flex-col overflow-hidden bg-ui-brand px-6 py-5 text-ui-on-brand lg:p-12">
        <Background />
        <div className="relative">
          <Logo background="brand" size="lg" />
        </div>
        <div className="relative mt-auto hidden max-w-sm lg:block">
          <p className="font-heading text-3xl font-extrabold">
            {text('Everything about your station in one place')}
          </p>
          <ul className="mt-6 flex flex-col gap-3 text-ui-on-brand-soft">
            {benefits.map((benefit) => (
              <li key={benefit} className="flex items-start gap-3">
                <span className="mt-2 size-2 shrink-0 rounded-full bg-ui-brand-mark" />
                <span>{text(benefit)}</span>
              </li>
            ))}
          </ul>
        </div>
      </header>
      <div className="flex min-w-0 flex-col">
        <main className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center px-6 py-10">
          {children}
        </main>
        <SiteFooter />
      </div>
    </div>
  );
};

/** Renders the layout of lubricants stores: a card on the brand's dark background, with the dark footer (spec 2). */
const LubricantsLayout = ({ children }: { children: ReactNode }) => {
  const text = useText();
  return (
    <div className="relative flex min-h-dvh flex-col overflow-hidden bg-ui-brand text-ui-on-brand">
      <Background />
      <main className="relative mx-auto flex w-full max-w-sm flex-1 flex-col justify-center gap-6 px-4 py-10">
        <div className="flex flex-col items-center gap-2 text-center">
          <Logo background="brand" size="lg" />
          <p className="text-ui-on-brand-soft">
            {text('Everything about your lubricants business in one place')}
          </p>
        </div>
        <div className="rounded-ui-modal bg-ui-surface p-6 text-ui-ink elevate-3 sm:p-8">
          {children}
        </div>
      </main>
      <div className="relative">
        <SiteFooter background="brand" />
      </div>
    </div>
  );
};

const layouts = { standard: StandardLayout, lubricants: LubricantsLayout } as const;

/** Renders the layout of sign-in, support sign-in and the forgotten password pages. */
export const EntryLayout = ({ children }: { children: ReactNode }) => {
  const Layout = layouts[useVariant().loginFooter];
  return <Layout>{children}</Layout>;
};
