import { storeVariants } from '@surtidor/domain';
import { HeadContent, Scripts, useRouter } from '@tanstack/react-router';
import { type ReactNode, useSyncExternalStore } from 'react';
import { configElementId } from '../../platform/config/read-config.ts';
import { returnedSignInId } from '../../platform/session/returned-sign-in.ts';
import type { RouterContext } from '../environment/router-context.ts';
import { colorModeScript, reloadOnceScript, replayInputScript } from './inline-scripts.ts';
import { themeColours } from './theme-colours.ts';

const faviconUrl =
  "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%2024%2028'%3E%3Cpath%20d='M12%201.5C8.4%206.6%203.5%2011.8%203.5%2017.6a8.5%208.5%200%200%200%2017%200C20.5%2011.8%2015.6%206.6%2012%201.5Z'%20fill='%23fff'%20stroke='%230b4ea2'%20stroke-width='2.5'%20stroke-linejoin='round'/%3E%3Cpath%20d='M6.3%2017.2c2-1.5%203.7-1.5%205.7%200s3.7%201.5%205.7%200a5.7%205.7%200%200%201-11.4%200Z'%20fill='%230b4ea2'/%3E%3C/svg%3E";

/** Serialises JSON for a script element: `<` is escaped. */
const serializeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const getBarColour = ({ portal }: RouterContext) =>
  themeColours[storeVariants[portal.sessions.getSnapshot().store].theme];

/** Returns the head of every page, without the title, which the page renders (app/frame/page-title.tsx). */
export const getDocumentHead = ({ match }: { match: { context: RouterContext } }) => ({
  meta: [
    { charSet: 'utf-8' },
    { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    {
      name: 'description',
      content: 'Portal de autogestión: consulte su cartera, pague sus facturas y siga sus pedidos.',
    },
    { name: 'theme-color', content: getBarColour(match.context) },
  ],
  links: [
    { rel: 'icon', type: 'image/svg+xml', href: faviconUrl },
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

const InlineScript = ({ code }: { code: string }) => (
  <script
    nonce={useRouter().options.ssr?.nonce}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this module.
    dangerouslySetInnerHTML={{ __html: code }}
  />
);

/** Renders the HTML document of every page, with the configuration for the browser. */
export const PortalDocument = ({ children }: { children: ReactNode }) => {
  const { portal, returnedSignIn } = useRouter().options.context;
  const { subscribe, getSnapshot } = portal.sessions;
  const { store } = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  return (
    <html lang="es" data-theme={storeVariants[store].theme} suppressHydrationWarning>
      <head>
        <InlineScript code={colorModeScript} />
        <InlineScript code={reloadOnceScript} />
        <InlineScript code={replayInputScript} />
        <HeadContent />
        <JsonScript id={configElementId} value={portal.config} />
        {returnedSignIn && <JsonScript id={returnedSignInId} value={returnedSignIn} />}
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
};
