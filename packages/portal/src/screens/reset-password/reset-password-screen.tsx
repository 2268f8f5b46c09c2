import {
  type PasswordResetResult,
  parsePasswordResetResult,
  validatePasswordReset,
} from '@surtidor/domain/associates';
import { Alert, type AlertProps, Button, PasswordField } from '@surtidor/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { StoreField } from '../../features/entry/store-field.tsx';
import { getFieldText, usePostForm } from '../../features/entry/use-post-form.ts';
import { usePortal, useRoutePath } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { Link, Navigate, useNavigate, useSearchParams } from '../../platform/router/index.ts';
import type { PortalMessageKey } from '../../shared/messages/es.ts';
import '../../shared/messages/spanish/password-reset.ts';
import '../../shared/messages/spanish/forms.ts';

interface Notice {
  readonly tone: AlertProps['tone'];
  readonly title: PortalMessageKey;
  readonly detail: PortalMessageKey;
}

const noticeByResult: Readonly<Record<PasswordResetResult, Notice>> = {
  changed: {
    tone: 'success',
    title: 'Your password was changed.',
    detail: 'Sign in with the new password. Sessions on other devices have ended.',
  },
  'rules-not-met': {
    tone: 'danger',
    title: 'The password does not meet the rules.',
    detail:
      'Use 8 to 32 characters, with at least one letter, one number and one special character.',
  },
  'easy-to-guess': {
    tone: 'danger',
    title: 'This password is easy to guess.',
    detail: 'Do not use your name, your company, common words or sequences such as 1234.',
  },
  'not-identical': {
    tone: 'danger',
    title: 'Your password was not changed',
    detail: '"Passwords" must be identical.',
  },
  'link-expired': {
    tone: 'warning',
    title: 'This link has expired or was already used.',
    detail: 'Request a new link. It arrives in a few minutes.',
  },
  'too-many-attempts': {
    tone: 'warning',
    title: 'Too many attempts. Try again in a few minutes.',
    detail: 'If you have already received our e-mail, its link still works.',
  },
  communication: {
    tone: 'danger',
    title: 'Server communication error',
    detail: 'Your data is safe. Try again in a few minutes.',
  },
};

type PasswordProblem = NonNullable<ReturnType<typeof validatePasswordReset>>;

const linkClasses = 'self-start font-bold text-ui-primary-ink underline';

/** Returns the e-mail address and token of the link, or null if the URL has none. */
function parseLink(searchParams: URLSearchParams) {
  // An e-mail template may not encode the address. A raw plus sign is read as a space, which no address contains.
  const email = searchParams.get('email')?.trim().replaceAll(' ', '+');
  const token = searchParams.get('token');
  return email && token ? { email, token } : null;
}

interface ResetFormProps {
  readonly email: string;
  readonly token: string;
  readonly busy: boolean;
  /** Returns the problem of a form that is not posted. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => PasswordProblem | null;
}

const ResetForm = ({ email, token, busy, onSubmit }: ResetFormProps) => {
  const text = useText();
  const newPasswordRef = useRef<HTMLInputElement>(null);
  const repeatPasswordRef = useRef<HTMLInputElement>(null);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    const problem = onSubmit(event);
    if (problem === null) return;
    const invalidField = problem === 'rules-not-met' ? newPasswordRef : repeatPasswordRef;
    invalidField.current?.focus();
  };
  return (
    <form className="flex flex-col gap-5" noValidate method="post" onSubmit={handleSubmit}>
      <p className="wrap-break-word text-ui-ink-soft">
        {`${text('For the account {email}.', { email })} ${text(
          'Use 8 to 32 characters, with at least one letter, one number and one special character.',
        )}`}
      </p>
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="token" value={token} />
      <StoreField />
      <PasswordField
        ref={newPasswordRef}
        id="newPassword"
        name="newPassword"
        autoComplete="new-password"
        label={text('New password')}
        required
      />
      <PasswordField
        ref={repeatPasswordRef}
        id="repeatPassword"
        name="repeatPassword"
        autoComplete="new-password"
        label={text('Repeat password')}
        required
      />
      <Button type="submit" size="lg" width="full" busy={busy} busyLabel={text('Saving ...')}>
        {text('Save password')}
      </Button>
    </form>
  );
};

/**
 * Sets a new password with the link from an e-mail. The browser posts the form to the portal's server, so it
 * works without JavaScript. With JavaScript, the page removes the token from the address bar.
 */
const ResetPasswordScreen = () => {
  const text = useText();
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const { passwordReset } = usePortal().deploymentOptions;
  const getPath = useRoutePath();
  const [link] = useState(() => parseLink(searchParams));
  const [result] = useState(() => parsePasswordResetResult(searchParams.get('result')));
  const { problem, busy, handleSubmit } = usePostForm((data) =>
    validatePasswordReset(getFieldText(data, 'newPassword'), getFieldText(data, 'repeatPassword')),
  );
  const pagePath = getPath('reset-password');
  const hasToken = searchParams.has('token');
  useEffect(() => {
    if (hasToken) navigate(pagePath, { replace: true });
  }, [hasToken, navigate, pagePath]);
  if (passwordReset === 'disabled') return <Navigate to={getPath('login')} replace />;
  const displayedResult = problem ?? result ?? (link === null ? 'link-expired' : null);
  const notice = displayedResult && noticeByResult[displayedResult];
  return (
    <div className="flex flex-col gap-5">
      <h1 className="font-heading text-2xl font-extrabold">{text('Create a new password')}</h1>
      {notice && (
        <Alert tone={notice.tone} title={text(notice.title)}>
          {text(notice.detail)}
        </Alert>
      )}
      {link && <ResetForm {...link} busy={busy} onSubmit={handleSubmit} />}
      {displayedResult === 'link-expired' && (
        <Link to={getPath('forgot-password')} className={linkClasses}>
          {text('Request a new link')}
        </Link>
      )}
      <Link to={getPath('login')} className={linkClasses}>
        {text('Back to sign-in')}
      </Link>
    </div>
  );
};

export default ResetPasswordScreen;
