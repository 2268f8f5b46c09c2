import { Alert, Spinner } from '@surtidor/ui';
import { useRoutePath } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { ButtonLink } from '../../platform/router/link.tsx';
import { type SupportSignInState, useSupportSignIn } from './use-support-sign-in.ts';
import '../../shared/messages/spanish/shell.ts';

/** Signs support in as a customer with the secret in the URL (spec 2; reading 30). */
const SupportLoginScreen = () => {
  const text = useText();
  return (
    <>
      <h1 className="mb-6 font-heading text-2xl font-extrabold">{text('Support session')}</h1>
      <SignInStatus state={useSupportSignIn()} />
    </>
  );
};

const SignInStatus = ({ state }: { state: SupportSignInState }) => {
  const text = useText();
  const getPath = useRoutePath();
  if (state === 'opening') {
    return (
      <div className="flex items-center gap-4">
        <Spinner size="lg" className="text-ui-primary-ink" />
        <p role="status">{text('Signing in as the customer…')}</p>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <Alert tone="danger" title={text('We could not open the support session')}>
        {state === 'rejected'
          ? text('The link was already used or is no longer valid. Request a new one.')
          : text('Your data is safe. Try again in a few minutes.')}
      </Alert>
      <ButtonLink href={getPath('login')}>{text('Go to login')}</ButtonLink>
    </div>
  );
};

export default SupportLoginScreen;
