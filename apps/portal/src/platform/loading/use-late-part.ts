import { useState } from 'react';
import { isChunkLoadError } from './chunk-load-error.ts';

/**
 * For what a press fetches first: tells the nearest error boundary of a part that cannot be fetched,
 * which loads the page anew once (faults 23), since many browsers never fetch again in the same page
 * what failed once. The answer takes why something came to nothing, and says whether it was that.
 */
export function useLatePart(): (error: unknown) => boolean {
  const [failed, setFailed] = useState<Error | null>(null);
  if (failed !== null) throw failed;
  return (error) => {
    if (!isChunkLoadError(error)) return false;
    setFailed(error);
    return true;
  };
}
