import type { PublicConfig } from '../../src/platform/config/public-config.ts';

const originOf = (address: string) => new URL(address).origin;

/** A realtime address both as web page and as web socket origin. */
const withSocket = (address: string) => {
  const origin = originOf(address);
  return [origin, origin.replace(/^http/, 'ws')];
};

/** A deployment's other sites as sources; a developer's own machine has no https. */
const allowedSources = ({ allowedHosts }: PublicConfig) =>
  allowedHosts.map((host) => `${host.startsWith('localhost') ? 'http' : 'https'}://${host}`);

function connectSources(config: PublicConfig): readonly string[] {
  const { realtime, ipServiceUrl, chat } = config;
  return [
    "'self'",
    // Files, of which many are fetched at once to be put into one zip.
    ...allowedSources(config),
    ...(realtime ? [...withSocket(realtime.databaseUrl), originOf(realtime.authUrl)] : []),
    ...(ipServiceUrl ? [originOf(ipServiceUrl)] : []),
    ...(chat ? withSocket(chat.scriptUrl) : []),
  ];
}

/** Pictures of content blocks may come from the hosts the deployment trusts, over either scheme. */
const imageSources = (config: PublicConfig) => ["'self'", 'data:', ...allowedSources(config)];

/**
 * The policy of one page. Scripts and styles need the nonce or our own origin; nothing inline runs
 * without it; the page cannot be framed; scripts cannot write HTML except through the sanitiser's
 * policy, and start only the chat, the service worker and the worker of table files.
 */
export function contentSecurityPolicy(config: PublicConfig, nonce: string): string {
  const chat = config.chat ? [originOf(config.chat.scriptUrl)] : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...chat],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    // React renders the `style` prop of an element as an attribute. No markup of others has one: the
    // sanitiser takes it away.
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
