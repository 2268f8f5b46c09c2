import { ErrorPage as Page, type ErrorPageProps as PageProps } from '@surtidor/ui';
import { Logo } from '../../platform/brand/logo.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { ButtonLink } from '../../platform/router/link.tsx';
import type { PortalMessageKey } from '../../shared/messages/es.ts';
import '../../shared/messages/spanish/shell.ts';

/** The error pages of spec 2, except 401. */
export type ErrorPageKind = 'not-found' | 'maintenance' | 'assets';

interface ErrorPageContent {
  readonly illustration: PageProps['illustration'];
  readonly code: string;
  readonly title: readonly PortalMessageKey[];
  readonly detail: PortalMessageKey;
}

const maintenanceTitle = ['This page is', 'In maintenance', 'Temporarily'] as const;

const contentByKind: Readonly<Record<ErrorPageKind, ErrorPageContent>> = {
  'not-found': {
    illustration: 'not-found',
    code: '404',
    title: ['Page not found'],
    detail: 'This page could not be found',
  },
  maintenance: {
    illustration: 'maintenance',
    code: '503',
    title: maintenanceTitle,
    detail: 'We are making improvements. Please come back later.',
  },
  assets: {
    illustration: 'maintenance',
    code: '503',
    title: maintenanceTitle,
    detail: 'Some files of the portal could not be loaded. Please try again later.',
  },
};

export interface ErrorPageProps {
  readonly kind: ErrorPageKind;
  /** Whether the page has the logo: on pages without a header. */
  readonly hasLogo?: boolean;
}

/** Renders an error page instead of a screen. */
export const ErrorPage = ({ kind, hasLogo = false }: ErrorPageProps) => {
  const text = useText();
  const { illustration, code, title, detail } = contentByKind[kind];
  return (
    <Page
      {...(hasLogo && { logo: <Logo /> })}
      illustration={illustration}
      code={code}
      title={title.map((line) => text(line))}
      actions={<ButtonLink href="/">{text('Go to homepage')}</ButtonLink>}
    >
      {text(detail)}
    </Page>
  );
};
