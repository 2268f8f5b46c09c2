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

function clientAddress(context: Context, proxies: number): string | undefined {
  const passedBy = (context.req.header('X-Forwarded-For') ?? '')
    .split(',')
    .map((one) => one.trim());
  // Each proxy adds whom it saw at the end; what stands further left anybody may have written.
  return (proxies > 0 && passedBy.at(-proxies)) || socketAddress(context);
}

/** The first four groups of an IPv6 address: what a provider gives to one customer. */
function prefix64(address: string): string {
  const [start = '', end] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [left, right] = [groups(start), groups(end ?? '')];
  const zeros =
    end === undefined ? [] : Array(Math.max(0, 8 - left.length - right.length)).fill('0');
  const whole = [...left, ...zeros, ...right].slice(0, 4);
  return whole.map((group) => group.replace(/^0+(?=.)/, '')).join(':');
}

/**
 * The network a request comes from: the address of IPv4, the first 64 bits of IPv6. `proxies` of
 * the deployment stand before this server and say in X-Forwarded-For whom they saw.
 */
export function clientNetwork(context: Context, proxies: number): string {
  const address = clientAddress(context, proxies) ?? 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? prefix64(address) : address;
}
