import { durations } from '@surtidor/domain';
import {
  type ForgottenPasswordResult,
  parseForgottenPasswordResult,
} from '@surtidor/domain/associates';
import { Alert, Button, Checkbox } from '@surtidor/ui';
import { useState } from 'react';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { useSessionFetch } from '../../platform/session/use-session-fetch.ts';
import type { PortalMessageKey } from '../../shared/messages/es.ts';
import '../../shared/messages/spanish/people.ts';

/** Longer than the server's two requests to the backend. */
const timeoutMs = 65_000;

/** Asks the portal's server for the e-mail with which a person creates their password. Sending it again is harmless. */
export async function sendInvitation(
  sessionFetch: typeof fetch,
  email: string,
): Promise<ForgottenPasswordResult> {
  try {
    const response = await sessionFetch('/server-middleware/invitations', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await response.json();
    const result = typeof body === 'object' && body !== null && 'result' in body ? body.result : '';
    return parseForgottenPasswordResult(String(result)) ?? 'communication';
  } catch {
    return 'communication';
  }
}

/** Why an invitation was not sent, or may not have been. */
export const invitationProblems: Readonly<
  Record<Exclude<ForgottenPasswordResult, 'sent'>, PortalMessageKey>
> = {
  'invalid-email': 'please provide valid e-mail address.',
  'too-many-attempts': 'Too many attempts. Try again in a few minutes.',
  communication: 'We could not confirm the invitation. If it does not arrive, send it again.',
  unavailable: 'The portal cannot send links at the moment. Contact your distributor.',
};

interface Recipient {
  readonly name: string;
  readonly email: string;
}

interface Invitation extends Recipient {
  readonly result: 'sending' | ForgottenPasswordResult;
}

/** Whether the backend sends the e-mail with which people create their password. */
export const useCanInvite = (): boolean =>
  usePortal().deploymentOptions.passwordReset === 'enabled';

/** Sends invitations and returns their results by address. One whose sending failed is kept until it is dismissed. */
export function useInvitations() {
  const [invitations, setInvitations] = useState<readonly Invitation[]>([]);
  const sessionFetch = useSessionFetch();
  const dismiss = (email: string) =>
    setInvitations((current) => current.filter((one) => one.email !== email));
  const invite = async ({ name, email }: Recipient) => {
    const set = (result: Invitation['result']) =>
      setInvitations((current) => [
        ...current.filter((one) => one.email !== email && one.result !== 'sent'),
        { name, email, result },
      ]);
    set('sending');
    set(await sendInvitation(sessionFetch, email));
  };
  return { invitations, invite, dismiss };
}

/** Renders the result of each invitation; a failed one can be sent again. */
export const InvitationNotices = ({
  invitations,
  invite,
  dismiss,
}: ReturnType<typeof useInvitations>) => {
  const text = useText();
  return invitations.map(({ result, ...recipient }) => {
    const { name, email } = recipient;
    if (result === 'sending') {
      return (
        <Alert key={email} tone="info">
          {text('Sending the invitation to {email}…', { email })}
        </Alert>
      );
    }
    const isUnknown = result === 'communication';
    return result === 'sent' ? (
      <Alert
        key={email}
        tone="success"
        title={text('We sent the invitation to {email}.', { email })}
        dismissAfterMs={durations.termsAlert}
        onDismiss={() => dismiss(email)}
      >
        {text('Its link creates the password. It can be used once and is valid for one hour.')}
      </Alert>
    ) : (
      <Alert
        key={email}
        tone="warning"
        title={text(isUnknown ? 'Invitation to {name}' : 'The invitation to {name} was not sent', {
          name,
        })}
        onDismiss={() => dismiss(email)}
        action={
          <Button variant="secondary" size="sm" onClick={() => void invite(recipient)}>
            {text('Send again')}
          </Button>
        }
      >
        {text(invitationProblems[result])}
      </Alert>
    );
  });
};

export interface InvitationFieldProps {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Renders the choice to send invitations, with what they are for. */
export const InvitationField = ({ onChange, ...props }: InvitationFieldProps) => {
  const text = useText();
  return (
    <Checkbox
      {...props}
      hint={text('An e-mail with a link to create the password. Nobody else knows it.')}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
};
