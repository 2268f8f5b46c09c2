import type { PublicConfig } from '../../src/shared/config/public-config.ts';

const getOrigin = (url: string) => new URL(url).origin;

/** Returns the http and websocket origins of a URL. */
const getSocketOrigins = (url: string) => {
  const origin = getOrigin(url);
  return [origin, origin.replace(/^http/, 'ws')];
};

/** The vendor's services that sign in to the realtime database and renew its tokens. */
const vendorAuthOrigins = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];

/** The domains of the vendor's databases, which move a connection to another host of the same domain. */
const vendorDatabaseDomain = /(?:^|\.)(?:firebaseio\.com|firebasedatabase\.app)$/;

function getRealtimeSources({
  databaseUrl,
  authUrl,
}: NonNullable<PublicConfig['realtime']>): readonly string[] {
  const domain = new URL(databaseUrl).hostname.replace(/^[^.]+\./, '');
  return [
    ...getSocketOrigins(databaseUrl),
    ...(vendorDatabaseDomain.test(domain) ? [`wss://*.${domain}`] : []),
    ...(authUrl === null ? vendorAuthOrigins : [getOrigin(authUrl)]),
  ];
}

/** Returns the allowed hosts as sources, over https except for localhost. */
const getAllowedSources = ({ allowedHosts }: PublicConfig) =>
  allowedHosts.map((host) => `${host.startsWith('localhost') ? 'http' : 'https'}://${host}`);

function getConnectSources(config: PublicConfig): readonly string[] {
  const { realtime, ipServiceUrl, chat } = config;
  return [
    "'self'",
    // The browser fetches these files to zip them.
    ...getAllowedSources(config),
    ...(realtime ? getRealtimeSources(realtime) : []),
    ...(ipServiceUrl ? [getOrigin(ipServiceUrl)] : []),
    ...(chat ? getSocketOrigins(chat.scriptUrl) : []),
  ];
}

/** Returns the image sources. Content blocks contain images from the allowed hosts. */
const getImageSources = (config: PublicConfig) => ["'self'", 'data:', ...getAllowedSources(config)];

/**
 * Returns the policy of one page. Scripts and styles need the nonce or the portal's origin, and the page cannot
 * be framed. Only the sanitizer's policy can create HTML. The only other scripts are the chat, the service
 * worker and the worker for table files.
 */
export function getContentSecurityPolicy(config: PublicConfig, nonce: string): string {
  const chatSources = config.chat ? [getOrigin(config.chat.scriptUrl)] : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...chatSources],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    // React renders the `style` prop as an attribute. The sanitizer removes it from foreign markup.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': getImageSources(config),
    'font-src': ["'self'"],
    'connect-src': [...new Set(getConnectSources(config))],
    'manifest-src': ["'self'"],
    'frame-src': chatSources.length > 0 ? chatSources : ["'none'"],
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
