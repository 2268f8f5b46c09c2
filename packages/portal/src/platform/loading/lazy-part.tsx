import { ConfirmDialog } from '@surtidor/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { usePortal } from '../context/portal-context.tsx';
import { useText } from '../messages/text-context.tsx';
import { PageProgress } from './page-progress.tsx';

export interface LazyPartProps<Component> {
  /** Imports the component; a constant function. */
  readonly load: () => Promise<Component>;
  /** Renders the component. */
  readonly children: (component: Component) => ReactNode;
  /** Called if the component could not be loaded and the user gives up. */
  readonly onClose: () => void;
}

/**
 * Renders a part that the user opened and whose code is a chunk of its own. A progress bar shows that a slow chunk is on its
 * way. If it cannot be loaded, the page stays as it is, and a dialog offers to reload it, which helps after a deploy. Without a connection, opening the part again does.
 */
export const LazyPart = <Component,>({ load, children, onClose }: LazyPartProps<Component>) => {
  const text = useText();
  const { browser } = usePortal();
  const [part, setPart] = useState<{ readonly component: Component } | 'loading' | 'failed'>(
    'loading',
  );
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (component) => isCurrent && setPart({ component }),
      () => isCurrent && setPart('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  if (part === 'loading') return <PageProgress />;
  if (part !== 'failed') return children(part.component);
  return (
    <ConfirmDialog
      open
      title={text('This could not be opened')}
      confirmLabel={text('Reload')}
      cancelLabel={text('Close')}
      onConfirm={browser.reload}
      onCancel={onClose}
    >
      {text('Reload the page when you have a connection. What you have not saved is lost then.')}
    </ConfirmDialog>
  );
};
