import { Headset } from 'lucide-react';
import type { ReactNode } from 'react';

export interface SupportBannerProps {
  /** Names the region for screen readers. */
  label: string;
  /** Whose account it is and what cannot be done. */
  children: ReactNode;
  /** A button that ends the visit. */
  action?: ReactNode;
}

/** Stays on every page while support staff look at a customer's account. */
export const SupportBanner = ({ label, children, action }: SupportBannerProps) => (
  <section
    aria-label={label}
    className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 bg-warning-soft px-4 py-2 text-sm text-warning-ink"
  >
    <p className="flex min-w-0 items-center gap-3">
      <Headset className="size-5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
    {action}
  </section>
);
