import { Alert, Button, buttonClasses } from '@surtidor/ui';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import { useState } from 'react';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import type { ClaimsCardProps } from './claims-card.tsx';
import '../../shared/messages/spanish/claims.ts';

/** A chat that can be opened with a text. The specification's widget has no interface, so that it is asked for one. */
function openChat(message: string): boolean {
  const chat: (Element & { open?: unknown }) | null = document.querySelector('surtidor-chat');
  if (typeof chat?.open !== 'function') return false;
  chat.open(message);
  return true;
}

/** Writes a mail with the reference to customer service, or opens the chat. Renders nothing without both. */
export const ContactButton = ({ subject, subjectName }: ClaimsCardProps) => {
  const text = useText();
  const { chat, customerServiceEmail } = usePortal().config;
  const [hasFailed, setFailed] = useState(false);
  // The whole id of a payment, whose name has a short one.
  const subjectText =
    subject.kind === 'payment' ? `${subjectName}, ${subject.number}` : subjectName;
  const message = text('Question or claim: {subject}', { subject: subjectText });
  // A setting of the deployment, checked by the server.
  const icon = <MessageCircleQuestion className="size-5" />;
  if (customerServiceEmail !== null) {
    const href = `mailto:${customerServiceEmail}?subject=${encodeURIComponent(message)}`;
    return (
      <p className="print:hidden">
        <a href={href} className={buttonClasses({ variant: 'secondary' })}>
          {icon}
          <span>{text('Ask or claim')}</span>
        </a>
      </p>
    );
  }
  if (chat === null) return null;
  return (
    <div className="flex flex-col items-start gap-2 print:hidden">
      <Button variant="secondary" icon={icon} onClick={() => setFailed(!openChat(message))}>
        {text('Ask or claim')}
      </Button>
      {hasFailed && (
        <Alert tone="warning">{text('The chat could not be opened. Try again in a moment.')}</Alert>
      )}
    </div>
  );
};
