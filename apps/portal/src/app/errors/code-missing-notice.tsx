import CloudOff from 'lucide-react/icons/cloud-off';
import { useText } from '../../platform/messages/text-context.tsx';

/**
 * The notice of a page whose code failed to load: it is readable, but its buttons do not work. Part of
 * every page, shown by an inline script (document/inline-scripts.ts).
 */
export const CodeMissingNotice = () => {
  const text = useText();
  return (
    <p
      role="alert"
      className="hidden items-center justify-center gap-3 bg-warning-soft px-4 py-2 text-sm text-warning-ink in-data-code-missing:flex print:hidden"
    >
      <CloudOff className="size-5 shrink-0" aria-hidden="true" />
      <span className="min-w-0">
        <strong>{text('The portal could not be loaded.')}</strong>{' '}
        {text('You can read this page, but its buttons do not work.')}{' '}
        {/* biome-ignore lint/a11y/useValidAnchor: the page itself, which works without code. */}
        <a href="" className="font-bold underline">
          {text('Reload')}
        </a>
      </span>
    </p>
  );
};
