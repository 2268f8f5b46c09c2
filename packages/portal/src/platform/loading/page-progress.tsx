import { durations } from '@surtidor/domain';
import { ProgressBar } from '@surtidor/ui';
import { useEffect, useState } from 'react';
import { useText } from '../messages/text-context.tsx';

/** The maximum progress in percent. The bar unmounts when the code is loaded. */
const maxProgress = 95;

/**
 * Renders the progress bar of a navigation (spec 9), or of a part that loads: it appears after the throttle interval,
 * advances at each interval and is nearly full after its duration.
 */
export const PageProgress = () => {
  const text = useText();
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSteps((count) => count + 1), durations.progressThrottle);
    return () => clearInterval(timer);
  }, []);
  if (steps === 0) return null;
  const value = (steps * durations.progressThrottle * 100) / durations.progressBar;
  return (
    <div className="fixed inset-x-0 top-0 z-20">
      <ProgressBar label={text('Loading…')} value={Math.min(maxProgress, value)} />
    </div>
  );
};
