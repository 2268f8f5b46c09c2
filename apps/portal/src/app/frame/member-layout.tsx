import type { ReactNode } from 'react';
import { SiteFooter } from '../../features/footer/site-footer.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { contentClasses, contentId } from './content.ts';
import { PageHeader } from './page-header.tsx';
import { PrintLetterhead } from './print-letterhead.tsx';
import { SupportBanner } from './support-banner.tsx';

/** The authenticated layout: header, content, footer (spec 2). */
export const MemberLayout = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col bg-canvas text-ink">
    <PageHeader />
    <ConnectionBanner />
    <SupportBanner />
    <PrintLetterhead />
    <main id={contentId} tabIndex={-1} className={contentClasses}>
      {children}
    </main>
    <SiteFooter />
  </div>
);

/** The non-authenticated layout: content plus footer (spec 2). */
export const GuestLayout = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col bg-canvas text-ink">
    <ConnectionBanner />
    <main className="mx-auto flex w-full max-w-page flex-1 flex-col justify-center px-4 py-10 lg:px-8">
      {children}
    </main>
    <SiteFooter />
  </div>
);
