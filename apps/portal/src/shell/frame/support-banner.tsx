import { SupportBanner as Banner } from '@surtidor/ui';
import { useText } from '../../messages/text-context.tsx';
import { useSession } from '../portal-context.tsx';

/** Stays on every page of a support session and names the customer (settled reading 30). */
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
