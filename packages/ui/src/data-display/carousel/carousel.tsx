import { forwardRef, type ReactNode, useCallback, useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { ChevronLeft, ChevronRight, Pause, Play } from '../../icons/icons.ts';
import { useKitMessages } from '../../messages/index.ts';
import { useAutoplay } from './use-autoplay.ts';

export interface Slide {
  /** Unique key among the slides. */
  id: string;
  /** The content of the slide, such as a banner or a card. */
  content: ReactNode;
}

export interface CarouselProps extends RootProps {
  /** The accessible name of the carousel. */
  label: string;
  /** The slides in order; with a single slide no buttons are shown. */
  slides: ReadonlyArray<Slide>;
  /** Plays automatically, with a pause button; off by default and with reduced motion. */
  autoplayMs?: number;
}

/**
 * Slides in a row: swiped, scrolled or moved with buttons (ARIA carousel pattern). The buttons come before
 * the slides in the Tab order and are displayed below them.
 */
export const Carousel = forwardRef<HTMLElement, CarouselProps>(function Carousel(
  { label, slides, autoplayMs, className, ...rest },
  ref,
) {
  const messages = useKitMessages();
  const track = useRef<HTMLDivElement>(null);
  const [currentIndex, setCurrentIndex] = useState(0);
  const count = slides.length;
  /** The target slide of a scroll in progress. */
  const targetIndex = useRef<number>(null);

  const moveBy = useCallback(
    (offset: number) => {
      const list = track.current;
      if (list === null || count === 0) return;
      const originIndex = targetIndex.current ?? Math.round(list.scrollLeft / list.clientWidth);
      const nextIndex = (originIndex + offset + count) % count;
      // Two quick clicks move by two slides.
      targetIndex.current = 'onscrollend' in list ? nextIndex : null;
      const handleScrollEnd = () => {
        targetIndex.current = null;
      };
      list.addEventListener('scrollend', handleScrollEnd, { once: true });
      list.scrollTo({ left: nextIndex * list.clientWidth });
    },
    [count],
  );
  const advance = useCallback(() => moveBy(1), [moveBy]);
  const { isPlaying, setIsPlaying, handlers } = useAutoplay(autoplayMs, advance);

  return (
    <section
      ref={ref}
      {...rest}
      aria-roledescription={messages.carousel}
      aria-label={label}
      className={cn('flex h-full min-w-0 flex-col', className)}
      {...handlers}
    >
      {count > 1 && (
        <div className="order-last mt-1 flex items-center justify-center gap-2">
          {autoplayMs !== undefined && (
            <IconButton
              label={isPlaying ? messages.pause : messages.play}
              onClick={() => setIsPlaying(!isPlaying)}
            >
              {isPlaying ? <Pause /> : <Play />}
            </IconButton>
          )}
          <IconButton label={messages.previous} onClick={() => moveBy(-1)}>
            <ChevronLeft />
          </IconButton>
          <p
            aria-live={isPlaying ? 'off' : 'polite'}
            className="text-sm text-ui-ink-soft tabular-nums"
          >
            {messages.slide(currentIndex + 1, count)}
          </p>
          <IconButton label={messages.next} onClick={() => moveBy(1)}>
            <ChevronRight />
          </IconButton>
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields. */}
      <div
        ref={track}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard.
        tabIndex={0}
        aria-label={label}
        className="flex flex-1 snap-x snap-mandatory overflow-x-auto scroll-smooth rounded-ui-lg [scrollbar-width:none]"
        onScroll={({ currentTarget: list }) =>
          setCurrentIndex(Math.round(list.scrollLeft / list.clientWidth))
        }
      >
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
          <div
            key={slide.id}
            role="group"
            aria-roledescription={messages.slideRole}
            aria-label={messages.slide(index + 1, count)}
            className="grid w-full shrink-0 snap-center"
          >
            {slide.content}
          </div>
        ))}
      </div>
    </section>
  );
});
