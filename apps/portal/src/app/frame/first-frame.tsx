import { AppHeader, BrandMark } from '@surtidor/ui';
import { firstFrameId } from '../../platform/loading/first-frame.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import { contentClasses, contentId } from './content.ts';
import { PageSkeleton } from './page-skeleton.tsx';

/**
 * The frame of a signed-in page, as the server renders it ahead: nothing of the person, and nothing
 * that could be pressed before the portal is there.
 */
export const FirstFrame = ({ product }: { product: string }) => (
  <div id={firstFrameId} inert className="flex min-h-dvh flex-col bg-canvas text-ink">
    <AppHeader
      logo={<BrandMark name={product} background="brand" />}
      homeHref="/"
      contentId={contentId}
    />
    <div className={contentClasses}>
      <p className="sr-only">{useText()('Loading…')}</p>
      <PageSkeleton />
    </div>
  </div>
);
