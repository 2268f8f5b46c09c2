import { Spinner } from '@surtidor/ui';
import { isFirstFrameShown } from '../../platform/loading/first-frame.ts';
import { useText } from '../../platform/messages/text-context.tsx';

/** Says that the portal is on its way, unless the server's frame does so already. */
export const Waiting = () => {
  const text = useText();
  if (isFirstFrameShown()) return null;
  return (
    <div className="flex min-h-dvh items-center justify-center bg-canvas text-primary-ink">
      <Spinner size="lg" label={text('Loading…')} />
    </div>
  );
};
