import { SupportBanner as Banner } from '@surtidor/ui';
import { useSession } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';

/** Stays on every page of a support session and names the customer (reading 30). */
export const SupportBanner = () => {
  const text = useText();
  const { support, displayName, clientCode } = useSession();
  if (!support) return null;
  return (
    <Banner label={text('Support session')}>
      {text('Support session as {name} (client {code}). You can look, not pay.', {
        name: displayName,
        code: clientCode,
      })}
    </Banner>
  );
};
