import {
  type ForgottenPasswordResult,
  parseForgottenPasswordResult,
  validateForgottenPassword,
} from '@surtidor/domain/associates';
import { Alert, type AlertProps, Button, TextField } from '@surtidor/ui';
import { useRef } from 'react';
import { StoreField } from '../../features/entry/store-field.tsx';
import { getFieldText, usePostForm } from '../../features/entry/use-post-form.ts';
import { usePortal, useRoutePath } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { Link, Navigate, useSearchParams } from '../../platform/router/index.ts';
import type { PortalMessageKey } from '../../shared/messages/es.ts';
import '../../shared/messages/spanish/password-reset.ts';
import '../../shared/messages/spanish/forms.ts';

interface Notice {
  readonly tone: AlertProps['tone'];
  readonly title: PortalMessageKey;
  readonly detail: PortalMessageKey;
}

const noticeByResult: Readonly<Record<Exclude<ForgottenPasswordResult, 'invalid-email'>, Notice>> =
  {
    sent: {
      tone: 'success',
      title: 'Check your e-mail',
      detail:
        'If the e-mail belongs to an account, you will receive a link. It can be used once and is valid for one hour.',
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
    unavailable: {
      tone: 'danger',
      title: 'The e-mail was not sent',
      detail: 'The portal cannot send links at the moment. Contact your distributor.',
    },
  };

/**
 * Requests an e-mail with a link that sets a new password. The form is posted to the portal's server, with
 * or without JavaScript. The server redirects back with the result in the query string.
 */
const ForgotPasswordScreen = () => {
  const text = useText();
  const [searchParams] = useSearchParams();
  const { passwordReset } = usePortal().deploymentOptions;
  const loginPath = useRoutePath()('login');
  const emailRef = useRef<HTMLInputElement>(null);
  const { problem, busy, handleSubmit } = usePostForm((data) =>
    validateForgottenPassword(getFieldText(data, 'email')),
  );
  if (passwordReset === 'disabled') return <Navigate to={loginPath} replace />;
  const result = problem ?? parseForgottenPasswordResult(searchParams.get('result'));
  const notice = result === null || result === 'invalid-email' ? null : noticeByResult[result];
  return (
    <div className="flex flex-col gap-5">
      <h1 className="font-heading text-2xl font-extrabold">{text('Forgotten password')}</h1>
      {notice && (
        <Alert tone={notice.tone} title={text(notice.title)}>
          {text(notice.detail)}
        </Alert>
      )}
      <form
        className="flex flex-col gap-5"
        noValidate
        method="post"
        onSubmit={(event) => {
          if (handleSubmit(event) !== null) emailRef.current?.focus();
        }}
      >
        <p className="text-ui-ink-soft">
          {text(
            'Enter the e-mail that you sign in with. We will send you a link to set a new password.',
          )}
        </p>
        <StoreField />
        <TextField
          ref={emailRef}
          id="email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          label={text('E-mail')}
          required
          error={
            result === 'invalid-email' ? text('please provide valid e-mail address.') : undefined
          }
        />
        <Button type="submit" size="lg" width="full" busy={busy}>
          {text('Send the link')}
        </Button>
      </form>
      <Link to={loginPath} className="self-start font-bold text-ui-primary-ink underline">
        {text('Back to sign-in')}
      </Link>
    </div>
  );
};

export default ForgotPasswordScreen;
