import type { PublicConfig } from '../../src/platform/config/public-config.ts';

const getOrigin = (address: string) => new URL(address).origin;

/** The http and websocket origins of a realtime url. */
const getSocketOrigins = (address: string) => {
  const origin = getOrigin(address);
  return [origin, origin.replace(/^http/, 'ws')];
};

/** The allowed hosts as sources, over https except for localhost. */
const getAllowedSources = ({ allowedHosts }: PublicConfig) =>
  allowedHosts.map((host) => `${host.startsWith('localhost') ? 'http' : 'https'}://${host}`);

function getConnectSources(config: PublicConfig): readonly string[] {
  const { realtime, ipServiceUrl, chat } = config;
  return [
    "'self'",
    // The browser fetches these files to zip them.
    ...getAllowedSources(config),
    ...(realtime ? [...getSocketOrigins(realtime.databaseUrl), getOrigin(realtime.authUrl)] : []),
    ...(ipServiceUrl ? [getOrigin(ipServiceUrl)] : []),
    ...(chat ? getSocketOrigins(chat.scriptUrl) : []),
  ];
}

/** Images of content blocks may come from the deployment's hosts, over http or https. */
const getImageSources = (config: PublicConfig) => ["'self'", 'data:', ...getAllowedSources(config)];

/**
 * The policy of one page. Scripts and styles need the nonce or our origin; the page cannot be framed; only
 * the sanitiser's policy can create HTML, and only the chat, the service worker and the table-file worker
 * can be started.
 */
export function contentSecurityPolicy(config: PublicConfig, nonce: string): string {
  const chat = config.chat ? [getOrigin(config.chat.scriptUrl)] : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...chat],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    // React renders the `style` prop as an attribute. The sanitiser removes it from foreign markup.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': getImageSources(config),
    'font-src': ["'self'"],
    'connect-src': [...new Set(getConnectSources(config))],
    'manifest-src': ["'self'"],
    'frame-src': chat.length > 0 ? chat : ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'worker-src': ["'self'"],
    'trusted-types': ['dompurify', 'surtidor', 'surtidor-worker', 'surtidor-table-files'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
