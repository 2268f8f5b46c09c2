import CloudOff from 'lucide-react/icons/cloud-off';
import { useText } from '../../platform/messages/text-context.tsx';

/**
 * Tells the user that the page's scripts failed to load: the page is readable, but its buttons do not
 * work. Every page contains it, and an inline script shows it (document/inline-scripts.ts).
 */
export const CodeMissingNotice = () => {
  const text = useText();
  return (
    <p
      role="alert"
      className="hidden items-center justify-center gap-3 bg-ui-warning-soft px-4 py-2 text-sm text-ui-warning-ink in-data-code-missing:flex print:hidden"
    >
      <CloudOff className="size-5 shrink-0" aria-hidden="true" />
      <span className="min-w-0">
        <strong>{text('The portal could not be loaded.')}</strong>{' '}
        <span>{text('You can read this page, but its buttons do not work.')}</span>{' '}
        {/* biome-ignore lint/a11y/useValidAnchor: a link to the page itself reloads it without scripts. */}
        <a href="" className="font-bold underline">
          {text('Reload')}
        </a>
      </span>
    </p>
  );
};
