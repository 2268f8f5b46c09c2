import { compareKeys } from './key-order.ts';
import type { QueryObject } from './messages.ts';
import { getNodeAt, isBranch, type TreeNode } from './tree.ts';

const FIRST_KEY = '[MIN_NAME]';
const LAST_KEY = '[MAX_NAME]';

interface Candidate {
  readonly key: string;
  readonly node: TreeNode;
  readonly value: TreeNode;
}

interface Bound {
  readonly value: TreeNode;
  readonly key: string;
}

/** Returns the children of a node that are within the bounds and the limit of a query. */
export function selectChildren(node: TreeNode, query: QueryObject): TreeNode {
  if (!isBranch(node)) return node;
  const compare = getComparison(query.i);
  const sorted = Object.entries(node)
    .map(
      ([key, child]): Candidate => ({
        key,
        node: child,
        value: getIndexValue(query.i, key, child),
      }),
    )
    .sort(compare);
  const matches = sorted.filter(
    (candidate) =>
      isAfterStart(candidate, query, compare) && isBeforeEnd(candidate, query, compare),
  );
  const selected = applyLimit(matches, query);
  return selected.length === 0
    ? null
    : Object.fromEntries(selected.map(({ key, node }) => [key, node]));
}

function applyLimit(candidates: readonly Candidate[], query: QueryObject): readonly Candidate[] {
  if (query.l === undefined) return candidates;
  return query.vf === 'r' ? candidates.slice(-query.l) : candidates.slice(0, query.l);
}

function isAfterStart(candidate: Candidate, query: QueryObject, compare: Comparison): boolean {
  if (query.sp === undefined) return true;
  const distance = compare(candidate, createBound(query.i, query.sp, query.sn ?? FIRST_KEY));
  return query.sin === false ? distance > 0 : distance >= 0;
}

function isBeforeEnd(candidate: Candidate, query: QueryObject, compare: Comparison): boolean {
  if (query.ep === undefined) return true;
  const distance = compare(candidate, createBound(query.i, query.ep, query.en ?? LAST_KEY));
  return query.ein === false ? distance < 0 : distance <= 0;
}

/** Builds the bound of a query. If it is ordered by key, the value is the key. */
function createBound(index: string | undefined, value: TreeNode, key: string): Bound {
  return index === '.key' ? { value: null, key: String(value) } : { value, key };
}

function getIndexValue(index: string | undefined, key: string, node: TreeNode): TreeNode {
  if (index === undefined || index === '.priority' || index === '.key') return null;
  if (index === '.value') return node;
  return getNodeAt({ [key]: node }, [key, ...index.split('/')]);
}

type Comparison = (a: Bound, b: Bound) => number;

function getComparison(index: string | undefined): Comparison {
  if (index === '.key') return (a, b) => compareBoundKeys(a.key, b.key);
  return (a, b) => compareValues(a.value, b.value) || compareBoundKeys(a.key, b.key);
}

function compareBoundKeys(a: string, b: string): number {
  if (a === b) return 0;
  if (a === FIRST_KEY || b === LAST_KEY) return -1;
  if (b === FIRST_KEY || a === LAST_KEY) return 1;
  return compareKeys(a, b);
}

/** Returns the order of a value's type: null, false, true, numbers, strings, branches. */
function getTypeOrder(value: TreeNode): number {
  if (value === null) return 0;
  if (value === false) return 1;
  if (value === true) return 2;
  if (typeof value === 'number') return 3;
  return typeof value === 'string' ? 4 : 5;
}

function compareValues(a: TreeNode, b: TreeNode): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a === b ? 0 : a < b ? -1 : 1;
  return getTypeOrder(a) - getTypeOrder(b);
}
