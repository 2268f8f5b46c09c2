import { forwardRef, useEffect, useState } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';

export interface AnnouncementProps extends RootProps {
  /** The text to announce: '$ 43.210'. An empty text announces nothing. */
  text: string;
  /** How long the text must be unchanged before it is announced, in milliseconds. */
  delayMs?: number;
}

/**
 * A text for screen readers only, announced once it has been unchanged for a while. The live region is in the page
 * before its text, because screen readers ignore a region that appears together with its text.
 */
export const Announcement = forwardRef<HTMLSpanElement, AnnouncementProps>(function Announcement(
  { text, delayMs = 1000, className, ...rest },
  ref,
) {
  const [announcedText, setAnnouncedText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncedText(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return (
    <span ref={ref} {...rest} role="status" className={cn('sr-only', className)}>
      {announcedText}
    </span>
  );
});
