import { useEffect, useState } from 'react';
import { usePortal, useVariant } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import type { ReturnedSignIn } from '../../platform/session/returned-sign-in.ts';
import { takeReason } from '../../platform/session/sign-in-reason.ts';
import { LubricantsLoginLayout, StandardLoginLayout } from './parts/login-layout.tsx';
import { SignInForm } from './parts/sign-in-form.tsx';
import { reasonNotice, type SignInNotice } from './parts/sign-in-notice.ts';

export interface LoginScreenProps {
  /** The session is open: whoever shows this page goes on to the wanted one. */
  readonly onSignedIn: () => void;
  /** A form that was sent before the script had come, and came back with the page. */
  readonly returned?: ReturnedSignIn | null;
}

const layouts = { standard: StandardLoginLayout, lubricants: LubricantsLoginLayout } as const;

/** Sign-in (spec 2, /login), rendered ahead by the server: the first rendering knows only the store. */
export const LoginScreen = ({ onSignedIn, returned = null }: LoginScreenProps) => {
  const text = useText();
  const { browser } = usePortal();
  const Layout = layouts[useVariant().loginFooter];
  const [reason, setReason] = useState<SignInNotice | null>(null);
  useEffect(() => {
    setReason((known) => known ?? reasonNotice(takeReason(browser.tab)));
  }, [browser]);
  return (
    <Layout>
      <div className="flex flex-col gap-6">
        <div>
          <h1 className="font-heading text-2xl font-extrabold">
            {text('Welcome to your account')}
          </h1>
          <p className="mt-1 text-ink-soft">
            {text('Sign in to see what you owe, pay your invoices and follow your orders.')}
          </p>
        </div>
        <SignInForm reason={reason} onSignedIn={onSignedIn} returned={returned} />
      </div>
    </Layout>
  );
};
