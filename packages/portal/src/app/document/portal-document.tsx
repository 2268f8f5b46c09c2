import { HeadContent, Scripts, useRouter } from '@tanstack/react-router';
import { memo, type ReactNode, useSyncExternalStore } from 'react';
import { getLocale, getStoreVariant } from '../../shared/config/portal-definition.ts';
import { configElementId } from '../../shared/config/read-config.ts';
import { getThemeColour } from '../../shared/config/theme-colours.ts';
import { returnedSignInId } from '../../shared/session/returned-sign-in.ts';
import type { RouterContext } from '../environment/router-context.ts';
import { colorModeScript, reloadOnceScript, replayInputScript } from './inline-scripts.ts';

/** Serialises JSON for a script element: `<` is escaped. */
const serializeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const getBarColour = ({ portal: { definition, sessions } }: RouterContext) =>
  getThemeColour(definition, getStoreVariant(definition, sessions.getSnapshot().store).theme);

/** Returns the head of every page, without the title, which the page renders (app/frame/page-title.tsx). */
export const getDocumentHead = ({ match }: { match: { context: RouterContext } }) => ({
  meta: [
    { charSet: 'utf-8' },
    { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    {
      name: 'description',
      content: match.context.portal.definition.description,
    },
    { name: 'theme-color', content: getBarColour(match.context) },
  ],
  links: [
    { rel: 'icon', href: match.context.portal.definition.favicon ?? '/icons/icon-192.png' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
    { rel: 'apple-touch-icon', href: '/icons/icon-180.png' },
  ],
});

const JsonScript = ({ id, value }: { id: string; value: unknown }) => (
  <script
    id={id}
    type="application/json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose '<' are escaped.
    dangerouslySetInnerHTML={{ __html: serializeJson(value) }}
  />
);

/** Renders a script of the server's document. React keeps its content, so the browser's code does not contain it. */
const InlineScript = ({ code }: { code: string }) => (
  <script
    nonce={useRouter().options.ssr?.nonce}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this module.
    dangerouslySetInnerHTML={{ __html: code }}
  />
);

/** Renders the head. An overlay's history entry renders the document again, but not its head. */
const DocumentHead = memo(function DocumentHead() {
  const { portal, returnedSignIn } = useRouter().options.context;
  return (
    <head>
      <InlineScript code={import.meta.env.SSR ? colorModeScript : ''} />
      <InlineScript code={import.meta.env.SSR ? reloadOnceScript : ''} />
      <InlineScript code={import.meta.env.SSR ? replayInputScript : ''} />
      <HeadContent />
      <JsonScript id={configElementId} value={portal.config} />
      {returnedSignIn && <JsonScript id={returnedSignInId} value={returnedSignIn} />}
    </head>
  );
});

/** Renders the HTML document of every page, with the configuration for the browser. */
export const PortalDocument = ({ children }: { children: ReactNode }) => {
  const { portal } = useRouter().options.context;
  const { subscribe, getSnapshot } = portal.sessions;
  const { store } = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  const { theme } = getStoreVariant(portal.definition, store);
  return (
    <html lang={getLocale(portal.definition, store)} data-theme={theme} suppressHydrationWarning>
      <DocumentHead />
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
};
