import { useEffect, useState } from 'react';
import { EntryLayout } from '../../features/entry/entry-layout.tsx';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { takeSignInReason } from '../../platform/session/sign-in-reason.ts';
import { Slot } from '../../platform/slots/slot.tsx';
import type { ReturnedSignIn } from '../../shared/session/returned-sign-in.ts';
import { SignInForm } from './parts/sign-in-form.tsx';
import { getReasonNotice, type SignInNotice } from './parts/sign-in-notice.ts';
import '../../shared/messages/spanish/sign-in.ts';

export interface LoginScreenProps {
  /** Called after the user signs in. */
  readonly onSignedIn: () => void;
  /** The form and its error if the user submitted it before hydration; null otherwise. */
  readonly returnedForm?: ReturnedSignIn | null;
}

/** The sign-in page (spec 2, /login). The server renders it for the current store only. */
const LoginScreen = ({ onSignedIn, returnedForm = null }: LoginScreenProps) => {
  const text = useText();
  const { browser } = usePortal();
  const [redirectNotice, setRedirectNotice] = useState<SignInNotice | null>(null);
  useEffect(() => {
    setRedirectNotice(
      (existing) => existing ?? getReasonNotice(takeSignInReason(browser.tabStorage)),
    );
  }, [browser]);
  return (
    <EntryLayout>
      <div className="flex flex-col gap-6">
        <div>
          <h1 className="font-heading text-2xl font-extrabold">
            {text('Welcome to your account')}
          </h1>
          <p className="mt-1 text-ui-ink-soft">
            {text('Sign in to see what you owe, pay your invoices and follow your orders.')}
          </p>
        </div>
        <SignInForm
          redirectNotice={redirectNotice}
          onSignedIn={onSignedIn}
          returnedForm={returnedForm}
        />
        <Slot name="login.end" />
      </div>
    </EntryLayout>
  );
};

export default LoginScreen;
