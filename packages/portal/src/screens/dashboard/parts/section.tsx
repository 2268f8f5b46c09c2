import { type ReactNode, useId } from 'react';

export interface SectionProps {
  readonly title: string;
  /** A link beside the heading, such as 'Ver todas'. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the dashboard that contains its own cards. */
export const Section = ({ title, action, children }: SectionProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="font-heading text-lg font-bold">
          {title}
        </h2>
        {/* Aligns the text with the cards below. */}
        <div className="-mr-3 empty:hidden">{action}</div>
      </div>
      {children}
    </section>
  );
};
