import { forwardRef, type ReactNode, useId } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { useControllable } from '../../hooks/use-controllable.ts';
import { ChevronDown } from '../../icons/icons.ts';

export interface AccordionSection {
  /** Unique key among the sections; `open` and `onOpenChange` refer to it. */
  id: string;
  /** The label of the section; the whole heading is the button. */
  heading: ReactNode;
  /** A short fact at the end of the heading: '3 pedidos'. */
  aside?: ReactNode;
  /** The content of the section; mounted only while the section is open. */
  content: ReactNode;
}

export interface AccordionProps extends RootProps {
  /** The sections, in order; up to six are landmarks. */
  sections: ReadonlyArray<AccordionSection>;
  /** The headings' level in the page. */
  level?: 2 | 3 | 4;
  /** `one` closes a section when another opens; `many` allows several open sections. */
  mode?: 'one' | 'many';
  /** Ids of the open sections (controlled). */
  open?: ReadonlyArray<string>;
  /** Ids of the initially open sections (uncontrolled). */
  defaultOpen?: ReadonlyArray<string>;
  /** Called with the ids of the open sections after each change. */
  onOpenChange?: (open: readonly string[]) => void;
}

/** Headings that expand and collapse their sections (ARIA accordion pattern). */
export const Accordion = forwardRef<HTMLDivElement, AccordionProps>(function Accordion(
  {
    sections,
    level = 3,
    mode = 'many',
    open: openProp,
    defaultOpen = [],
    onOpenChange,
    className,
    ...rest
  },
  ref,
) {
  const [open, setOpen] = useControllable({
    value: openProp,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const toggle = (id: string) => {
    const otherIds = mode === 'one' ? [] : open.filter((openId) => openId !== id);
    const nextOpen = open.includes(id) ? open.filter((openId) => openId !== id) : [...otherIds, id];
    setOpen(nextOpen);
  };
  return (
    <div
      ref={ref}
      {...rest}
      className={cn(
        'divide-y divide-ui-line rounded-ui-lg border border-ui-line bg-ui-surface',
        className,
      )}
    >
      {sections.map((section) => (
        <Section
          key={section.id}
          section={section}
          level={level}
          open={open.includes(section.id)}
          // Too many regions make landmark navigation harder (ARIA practices).
          isRegion={sections.length <= 6}
          onToggle={() => toggle(section.id)}
        />
      ))}
    </div>
  );
});

interface SectionProps {
  section: AccordionSection;
  level: 2 | 3 | 4;
  open: boolean;
  isRegion: boolean;
  onToggle: () => void;
}

const Section = ({ section, level, open, isRegion, onToggle }: SectionProps) => {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <div>
      <Heading>
        <button
          type="button"
          id={`${id}-heading`}
          aria-expanded={open}
          data-state={open ? 'open' : 'closed'}
          aria-controls={`${id}-content`}
          onClick={onToggle}
          className="group/heading flex min-h-12 w-full flex-wrap items-center gap-x-2 rounded-ui-lg px-4 py-3 text-left font-bold -outline-offset-2! hover:bg-ui-sunken sm:px-5"
        >
          <ChevronDown className="size-5 shrink-0 text-ui-ink-soft transition-transform group-aria-expanded/heading:rotate-180" />
          <span className="min-w-0 flex-1 basis-32 hyphens-auto">{section.heading}</span>
          {section.aside && (
            <span className="text-sm font-normal text-ui-ink-soft">{section.aside}</span>
          )}
        </button>
      </Heading>
      <div
        id={`${id}-content`}
        {...(isRegion && { role: 'region', 'aria-labelledby': `${id}-heading` })}
        hidden={!open}
        className="px-4 pt-1 pb-4 sm:px-5"
      >
        {open && section.content}
      </div>
    </div>
  );
};
