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
  /** The content of the slide: a banner, a card. */
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
  const [current, setCurrent] = useState(0);
  const count = slides.length;
  /** The target slide of a scroll in progress. */
  const goal = useRef<number>(null);

  const step = useCallback(
    (by: number) => {
      const list = track.current;
      if (list === null || count === 0) return;
      const currentSlide = goal.current ?? Math.round(list.scrollLeft / list.clientWidth);
      const next = (currentSlide + by + count) % count;
      // Two quick clicks move by two slides.
      goal.current = 'onscrollend' in list ? next : null;
      const arrive = () => {
        goal.current = null;
      };
      list.addEventListener('scrollend', arrive, { once: true });
      list.scrollTo({ left: next * list.clientWidth });
    },
    [count],
  );
  const advance = useCallback(() => step(1), [step]);
  const { playing, setPlaying, handlers } = useAutoplay(autoplayMs, advance);

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
              label={playing ? messages.pause : messages.play}
              onClick={() => setPlaying(!playing)}
            >
              {playing ? <Pause /> : <Play />}
            </IconButton>
          )}
          <IconButton label={messages.previous} onClick={() => step(-1)}>
            <ChevronLeft />
          </IconButton>
          <p aria-live={playing ? 'off' : 'polite'} className="text-sm text-ink-soft tabular-nums">
            {messages.slide(current + 1, count)}
          </p>
          <IconButton label={messages.next} onClick={() => step(1)}>
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
        className="flex flex-1 snap-x snap-mandatory overflow-x-auto scroll-smooth rounded-lg [scrollbar-width:none]"
        onScroll={({ currentTarget: list }) =>
          setCurrent(Math.round(list.scrollLeft / list.clientWidth))
        }
      >
        {slides.map((slide, place) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
          <div
            key={slide.id}
            role="group"
            aria-roledescription={messages.slideRole}
            aria-label={messages.slide(place + 1, count)}
            className="grid w-full shrink-0 snap-center"
          >
            {slide.content}
          </div>
        ))}
      </div>
    </section>
  );
});
