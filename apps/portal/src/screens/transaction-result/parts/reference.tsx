import { shortReference } from '@surtidor/domain';
import { IconButton } from '@surtidor/ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { useText } from '../../../platform/messages/text-context.tsx';

/**
 * The short reference of a transaction, easy to read aloud, with its full id and, if the browser allows, a
 * copy button.
 */
export const Reference = ({ uuid }: { uuid: string }) => {
  const text = useText();
  const [copied, setCopied] = useState(false);
  // Undefined on pages without https.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  const copy = () => {
    clipboard?.writeText(uuid).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <span className="min-w-0">
        <span className="block font-bold tabular-nums">{shortReference(uuid)}</span>
        <span className="block text-xs break-all text-ink-soft">{uuid}</span>
      </span>
      {clipboard && (
        <IconButton
          label={text(copied ? 'Reference copied' : 'Copy the reference')}
          className="-my-2 print:hidden"
          onClick={copy}
        >
          {copied ? <Check /> : <Copy />}
        </IconButton>
      )}
      <span role="status" className="sr-only">
        {copied && text('Reference copied')}
      </span>
    </span>
  );
};
