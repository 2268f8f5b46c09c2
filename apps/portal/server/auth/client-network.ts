import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

function socketAddress(context: Context): string | undefined {
  try {
    return getConnInfo(context).remote.address;
  } catch {
    // A request that came over no socket.
    return undefined;
  }
}

/** An address without the port that some proxies add, and IPv4 as such. */
function bareAddress(text: string): string {
  const address = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? text;
  return /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(address)?.[1] ?? address;
}

/**
 * The address that a request comes from. `proxies` of the deployment stand before this server and
 * say in X-Forwarded-For whom they saw. Undefined for a request over no socket.
 */
export function clientAddress(context: Context, proxies: number): string | undefined {
  const passedBy = (context.req.header('X-Forwarded-For') ?? '')
    .split(',')
    .map((one) => one.trim());
  // Each proxy adds whom it saw at the end; what stands further left anybody may have written.
  const address = (proxies > 0 && passedBy.at(-proxies)) || socketAddress(context);
  return address && bareAddress(address);
}

/**
 * The first three groups of an IPv6 address. A provider gives one customer up to as much (RFC 6177),
 * who could else guess from 65,536 networks.
 */
function prefix48(address: string): string {
  const [start = '', end] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [left, right] = [groups(start), groups(end ?? '')];
  const zeros =
    end === undefined ? [] : Array(Math.max(0, 8 - left.length - right.length)).fill('0');
  const whole = [...left, ...zeros, ...right].slice(0, 3);
  return whole.map((group) => group.replace(/^0+(?=.)/, '')).join(':');
}

/** The network a request comes from: the address of IPv4, the first 48 bits of IPv6. */
export function clientNetwork(context: Context, proxies: number): string {
  const address = clientAddress(context, proxies) ?? 'unknown';
  return isIPv6(address) ? prefix48(address) : address;
}
