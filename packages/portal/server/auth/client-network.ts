import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

function getSocketAddress(context: Context): string | undefined {
  try {
    return getConnInfo(context).remote.address;
  } catch {
    // The request has no socket.
    return undefined;
  }
}

/** Removes the port that some proxies add and unwraps IPv4 addresses. */
function normalizeAddress(text: string): string {
  const address = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? text;
  return /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(address)?.[1] ?? address;
}

/**
 * Returns the IP address of a request. `proxyCount` is the number of the deployment's proxies in front of this server,
 * which report clients in X-Forwarded-For. Returns undefined for a request without a socket.
 */
export function getClientAddress(context: Context, proxyCount: number): string | undefined {
  const forwardedFor = (context.req.header('X-Forwarded-For') ?? '')
    .split(',')
    .map((entry) => entry.trim());
  // Each proxy appends the address of its client. Entries further left can be forged.
  const address = (proxyCount > 0 && forwardedFor.at(-proxyCount)) || getSocketAddress(context);
  return address && normalizeAddress(address);
}

/**
 * Returns the first three groups of an IPv6 address. A provider assigns up to a /48 to one customer (RFC 6177),
 * who could otherwise guess passwords from 65,536 networks.
 */
function getNetworkPrefix(address: string): string {
  const [start = '', end] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const splitGroups = (text: string) => (text === '' ? [] : text.split(':'));
  const [left, right] = [splitGroups(start), splitGroups(end ?? '')];
  const zeros =
    end === undefined ? [] : Array(Math.max(0, 8 - left.length - right.length)).fill('0');
  const prefix = [...left, ...zeros, ...right].slice(0, 3);
  return prefix.map((group) => group.replace(/^0+(?=.)/, '')).join(':');
}

/** Returns the network of a request: the IPv4 address, or the first 48 bits of IPv6. */
export function getClientNetwork(context: Context, proxies: number): string {
  const address = getClientAddress(context, proxies) ?? 'unknown';
  return isIPv6(address) ? getNetworkPrefix(address) : address;
}
