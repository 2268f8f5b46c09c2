import { AppHeader, BrandMark } from '@surtidor/ui';
import { ErrorPage, type ErrorPageKind } from '../../features/errors/error-page.tsx';
import { firstFrameId } from '../../platform/loading/first-frame.ts';
import { contentId } from './content.ts';

/**
 * An error page as the server renders it ahead: it can be read, and left, when the portal's own code
 * does not come. The portal takes it away once its own stands.
 */
export const FirstEdge = ({ product, kind }: { product: string; kind: ErrorPageKind }) => (
  <div id={firstFrameId} data-readable="" className="flex min-h-dvh flex-col bg-canvas text-ink">
    {kind === 'not-found' && (
      <AppHeader
        logo={<BrandMark name={product} background="brand" />}
        homeHref="/"
        contentId={contentId}
      />
    )}
    <main
      id={contentId}
      className="mx-auto flex w-full max-w-page flex-1 flex-col justify-center px-4 py-10 lg:px-8"
    >
      <ErrorPage kind={kind} {...(kind !== 'not-found' && { product })} />
    </main>
  </div>
);
