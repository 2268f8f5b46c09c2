import { SupportBanner as Banner, Button } from '@surtidor/ui';
import { useSession } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { useSignOut } from './sign-out-provider.tsx';

/** Renders the banner of a support session: the customer's name and a button that ends it (reading 30). */
export const SupportBanner = () => {
  const text = useText();
  const { support, displayName, clientCode } = useSession();
  const signOut = useSignOut();
  if (!support) return null;
  return (
    <Banner
      label={text('Support session')}
      className="print:hidden"
      action={
        <Button size="sm" variant="secondary" onClick={signOut}>
          {text('Leave this account')}
        </Button>
      }
    >
      {text('Support session as {name} (client {code}). You can view but not pay.', {
        name: displayName,
        code: clientCode,
      })}
    </Banner>
  );
};
