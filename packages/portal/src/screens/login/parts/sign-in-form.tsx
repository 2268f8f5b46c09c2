import { Alert, Button, PasswordField, TextField } from '@surtidor/ui';
import { type FormEvent, useRef, useState } from 'react';
import { StoreField } from '../../../features/entry/store-field.tsx';
import { usePortal, useRoutePath } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import type { ReturnedSignIn } from '../../../shared/session/returned-sign-in.ts';
import type { PasswordCredentials } from '../../../shared/session/session-store.ts';
import { type SignInErrors, validateSignIn } from '../../../shared/session/sign-in-errors.ts';
import { getFailureNotice, type SignInNotice } from './sign-in-notice.ts';

/** Returns the field errors of a form that the server returned. */
const getReturnedErrors = ({ email, hasPassword }: ReturnedSignIn) =>
  validateSignIn(email, hasPassword ? 'typed' : '');

/**
 * Manages the state of the sign-in form, which may start from a form that the server returned. Ignores
 * further submits while one is pending.
 */
function useSignIn(onSignedIn: () => void, returnedForm: ReturnedSignIn | null) {
  const { sessions } = usePortal();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<SignInErrors>(() =>
    returnedForm ? getReturnedErrors(returnedForm) : {},
  );
  const [notice, setNotice] = useState<SignInNotice | null>(() =>
    returnedForm?.failure ? getFailureNotice(returnedForm.failure) : null,
  );

  const submit = async ({
    email,
    ...credentials
  }: PasswordCredentials): Promise<'done' | 'failed' | 'invalid'> => {
    if (busy) return 'failed';
    const fieldErrors = validateSignIn(email, credentials.password);
    setErrors(fieldErrors);
    if (Object.keys(fieldErrors).length > 0) return 'invalid';
    setBusy(true);
    setNotice(null);
    const outcome = await sessions.signIn({ email: email.trim(), ...credentials });
    if (outcome.kind === 'done') {
      onSignedIn();
      return 'done';
    }
    setBusy(false);
    setNotice(getFailureNotice(outcome));
    return 'failed';
  };

  return { busy, errors, notice, submit };
}

export interface SignInFormProps {
  /** The reason for the redirect to this page. An error replaces it. */
  readonly redirectNotice: SignInNotice | null;
  readonly onSignedIn: () => void;
  /** A form that was submitted without JavaScript, returned by the server. */
  readonly returnedForm: ReturnedSignIn | null;
}

/**
 * Renders the sign-in form. The fields are uncontrolled to keep values typed or autofilled before hydration.
 * Without JavaScript, the form is posted to the URL of the page. The server then signs in and redirects.
 */
export const SignInForm = ({ redirectNotice, onSignedIn, returnedForm }: SignInFormProps) => {
  const text = useText();
  const { passwordReset } = usePortal().deploymentOptions;
  const getPath = useRoutePath();
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const { busy, errors, notice, submit } = useSignIn(onSignedIn, returnedForm);
  const activeNotice = notice ?? (busy ? null : redirectNotice);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const store = new FormData(event.currentTarget).get('store');
    const credentials = {
      email: emailRef.current?.value ?? '',
      password: passwordRef.current?.value ?? '',
      ...(typeof store === 'string' && { store }),
    };
    const outcome = await submit(credentials);
    if (outcome === 'failed') passwordRef.current?.select();
    if (outcome === 'invalid') {
      const invalidField =
        credentials.password === '' && credentials.email.trim() !== '' ? passwordRef : emailRef;
      invalidField.current?.focus();
    }
  };

  return (
    <form className="flex flex-col gap-5" noValidate method="post" onSubmit={handleSubmit}>
      {activeNotice && (
        <Alert
          tone={activeNotice.tone}
          title={text(activeNotice.title.key, activeNotice.title.params)}
        >
          {text(activeNotice.detail.key, activeNotice.detail.params)}
        </Alert>
      )}
      <StoreField selected={returnedForm?.store} />
      <TextField
        ref={emailRef}
        id="email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={returnedForm?.email}
        label={text('E-mail')}
        required
        error={errors.email && text(errors.email)}
      />
      <PasswordField
        ref={passwordRef}
        id="password"
        name="password"
        label={text('Password')}
        required
        error={errors.password && text(errors.password)}
      />
      {passwordReset === 'enabled' && (
        <a
          href={getPath('forgot-password')}
          className="self-start text-sm text-ui-primary-ink underline"
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
