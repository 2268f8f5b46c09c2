import type { PageGrant } from '@surtidor/domain';
import { Button } from '@surtidor/ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { useSession } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { pageTitle } from './page-list.tsx';

/** Copies a message that requests access, if the browser allows copying. */
export const CopyRequest = ({ grant: { page, needed } }: { grant: PageGrant }) => {
  const text = useText();
  const { displayName, clientCode } = useSession();
  const [copied, setCopied] = useState(false);
  // Undefined on pages without https.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) return null;
  const title = pageTitle(page, text);
  const copy = () => {
    clipboard
      .writeText(
        text(
          'Hello. I am {name}, client {client}. I need to open "{page}" in the portal ({permission}). Can you give me a role that has it?',
          {
            name: displayName,
            client: clientCode,
            page: title,
            permission: needed.join(', ') || title,
          },
        ),
      )
      .then(
        () => setCopied(true),
        () => setCopied(false),
      );
  };
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={copied ? <Check className="size-4" /> : <Copy className="size-4" />}
        onClick={copy}
      >
        {text(copied ? 'Request copied' : 'Copy the request')}
      </Button>
      <span role="status" className="sr-only">
        {copied && text('Request copied')}
      </span>
    </>
  );
};
