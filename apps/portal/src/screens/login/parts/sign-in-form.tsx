import { Alert, Button, PasswordField, TextField } from '@surtidor/ui';
import { type FormEvent, useRef } from 'react';
import { usePortal, useRoutePath } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import type { ReturnedSignIn } from '../../../platform/session/returned-sign-in.ts';
import type { SignInNotice } from './sign-in-notice.ts';
import { useSignIn } from './use-sign-in.ts';

export interface SignInFormProps {
  /** Why the user was redirected here; replaced by an error. */
  readonly reason: SignInNotice | null;
  readonly onSignedIn: () => void;
  /** A form that was submitted without script, returned by the server. */
  readonly returned: ReturnedSignIn | null;
}

/**
 * E-mail and password. The fields are uncontrolled, so that values typed or autofilled before hydration are
 * kept. Without script the form is posted to the page's own address, where the server signs in and
 * redirects.
 */
export const SignInForm = ({ reason, onSignedIn, returned }: SignInFormProps) => {
  const text = useText();
  const { passwordReset } = usePortal().deploymentOptions;
  const pathOf = useRoutePath();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const { busy, errors, notice, submit } = useSignIn(onSignedIn, returned);
  const activeReason = notice ?? (busy ? null : reason);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const typed = { email: email.current?.value ?? '', password: password.current?.value ?? '' };
    const outcome = await submit(typed.email, typed.password);
    if (outcome === 'failed') password.current?.select();
    if (outcome === 'wrong') {
      const first = typed.password === '' && typed.email.trim() !== '' ? password : email;
      first.current?.focus();
    }
  };

  return (
    <form className="flex flex-col gap-5" noValidate method="post" onSubmit={send}>
      {activeReason && (
        <Alert
          tone={activeReason.tone}
          title={text(activeReason.title.key, activeReason.title.params)}
        >
          {text(activeReason.detail.key, activeReason.detail.params)}
        </Alert>
      )}
      <TextField
        ref={email}
        id="email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={returned?.email}
        label={text('E-mail')}
        required
        error={errors.email && text(errors.email)}
      />
      <PasswordField
        ref={password}
        id="password"
        name="password"
        label={text('Password')}
        required
        error={errors.password && text(errors.password)}
      />
      {passwordReset === 'offered' && (
        <a
          href={pathOf('forgot-password')}
          className="self-start text-sm text-primary-ink underline"
        >
          {text('Forgot your password?')}
        </a>
      )}
      <Button
        type="submit"
        size="lg"
        width="full"
        busy={busy}
        busyLabel={text('Signing in…')}
        className="mt-1"
      >
        {text('Sign in')}
      </Button>
    </form>
  );
};
