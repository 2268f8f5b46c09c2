import { createHash } from 'node:crypto';
import { compareKeys } from './key-order.ts';
import { isBranch, type TreeLeaf, type TreeNode } from './tree.ts';

/**
 * Hashes a node as the client library does. The library sends the hash of the value that a transaction is
 * based on. Returns SHA-1 in base64, or an empty string for an empty node.
 */
export function hashNode(node: TreeNode): string {
  if (node === null) return '';
  if (!isBranch(node)) return sha1(formatLeaf(node));
  const text = Object.keys(node)
    .sort(compareKeys)
    .map((key) => [key, hashNode(node[key] ?? null)] as const)
    .filter(([, hash]) => hash !== '')
    .map(([key, hash]) => `:${key}:${hash}`)
    .join('');
  return text === '' ? '' : sha1(text);
}

function formatLeaf(leaf: TreeLeaf): string {
  return typeof leaf === 'number' ? `number:${formatDouble(leaf)}` : `${typeof leaf}:${leaf}`;
}

function formatDouble(value: number): string {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes.toString('hex');
}

function sha1(text: string): string {
  return createHash('sha1').update(text, 'utf8').digest('base64');
}
