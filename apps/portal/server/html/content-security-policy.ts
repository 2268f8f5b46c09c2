import type { PublicConfig } from '../../src/platform/config/public-config.ts';

const getOrigin = (address: string) => new URL(address).origin;

/** The http and websocket origins of a realtime url. */
const withSocket = (address: string) => {
  const origin = getOrigin(address);
  return [origin, origin.replace(/^http/, 'ws')];
};

/** The deployment's other sites as sources; localhost has no https. */
const allowedSources = ({ allowedHosts }: PublicConfig) =>
  allowedHosts.map((host) => `${host.startsWith('localhost') ? 'http' : 'https'}://${host}`);

function connectSources(config: PublicConfig): readonly string[] {
  const { realtime, ipServiceUrl, chat } = config;
  return [
    "'self'",
    // For zips of many files.
    ...allowedSources(config),
    ...(realtime ? [...withSocket(realtime.databaseUrl), getOrigin(realtime.authUrl)] : []),
    ...(ipServiceUrl ? [getOrigin(ipServiceUrl)] : []),
    ...(chat ? withSocket(chat.scriptUrl) : []),
  ];
}

/** Images of content blocks may come from the deployment's hosts, over http or https. */
const imageSources = (config: PublicConfig) => ["'self'", 'data:', ...allowedSources(config)];

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
    'img-src': imageSources(config),
    'font-src': ["'self'"],
    'connect-src': [...new Set(connectSources(config))],
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
