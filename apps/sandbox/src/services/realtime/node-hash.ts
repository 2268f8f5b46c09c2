import { createHash } from 'node:crypto';
import { compareKeys } from './key-order.ts';
import { isBranch, type TreeLeaf, type TreeNode } from './tree.ts';

/**
 * The fingerprint with which a client says which value it built a transaction on: SHA-1 in base64,
 * and the empty text for "nothing here".
 */
export function nodeHash(node: TreeNode): string {
  if (node === null) return '';
  if (!isBranch(node)) return sha1(leafText(node));
  const text = Object.keys(node)
    .sort(compareKeys)
    .map((key) => [key, nodeHash(node[key] ?? null)] as const)
    .filter(([, hash]) => hash !== '')
    .map(([key, hash]) => `:${key}:${hash}`)
    .join('');
  return text === '' ? '' : sha1(text);
}

function leafText(leaf: TreeLeaf): string {
  return typeof leaf === 'number' ? `number:${doubleBits(leaf)}` : `${typeof leaf}:${leaf}`;
}

function doubleBits(value: number): string {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes.toString('hex');
}

function sha1(text: string): string {
  return createHash('sha1').update(text, 'utf8').digest('base64');
}
