import type { RealtimeRight } from './access.ts';
import type { Outcome, RequestBody } from './messages.ts';
import { nodeHash } from './node-hash.ts';
import { becomeUser, isAllowed, type SessionState, subscriptionKey } from './session-state.ts';
import { currentPush, getView, type Subscription } from './subscriptions.ts';
import { parseTreePath, type TreePath, treePathText } from './tree-path.ts';

const OK: Outcome = { s: 'ok', d: {} };
const DENIED: Outcome = { s: 'permission_denied', d: 'Permission denied' };
const INVALID_TOKEN: Outcome = { s: 'invalid_token', d: 'Could not parse auth token.' };
const STALE: Outcome = { s: 'datastale', d: 'Transaction hash does not match' };

type PlainRequest = (state: SessionState, body: RequestBody) => Outcome;
type TreeRequest = (state: SessionState, path: TreePath, body: RequestBody) => Outcome;

/** A request about a node, and the right it needs. */
interface NodeRequest {
  readonly right: RealtimeRight;
  readonly answer: TreeRequest;
}

const reading = (answer: TreeRequest): NodeRequest => ({ right: 'read', answer });
const writing = (answer: TreeRequest): NodeRequest => ({ right: 'write', answer });

/** Requests about the connection itself. */
const plainRequests: ReadonlyMap<string, PlainRequest> = new Map([
  ['s', () => OK],
  ['auth', signIn],
  ['gauth', () => INVALID_TOKEN],
  ['unauth', signOut],
  ['n', unlisten],
] as const);

/** Requests about a node: each needs the right to it. */
const nodeRequests: ReadonlyMap<string, NodeRequest> = new Map([
  ['q', reading(listen)],
  ['g', reading(get)],
  ['p', writing(put)],
  ['m', writing(merge)],
  ['o', writing(putOnDisconnect)],
  ['om', writing(mergeOnDisconnect)],
  ['oc', writing(cancelOnDisconnect)],
] as const);

/** Answers a request by its letter; throws InvalidTreeError for a path or data that cannot be. */
export function answerRequest(state: SessionState, action: string, body: RequestBody): Outcome {
  const plain = plainRequests.get(action);
  if (plain) return plain(state, body);
  const request = nodeRequests.get(action);
  if (!request) return { s: 'failure', d: `Unknown request '${action.slice(0, 20)}'` };
  const path = parseTreePath(body.p ?? '');
  return isAllowed(state, path, request.right) ? request.answer(state, path, body) : DENIED;
}

function signIn(state: SessionState, { cred }: RequestBody): Outcome {
  const user = state.identify(cred ?? '');
  if (user === null) return INVALID_TOKEN;
  becomeUser(state, user);
  return OK;
}

function signOut(state: SessionState): Outcome {
  becomeUser(state, null);
  return OK;
}

function listen(state: SessionState, path: TreePath, { q, t }: RequestBody): Outcome {
  const subscription: Subscription = { path, query: q, tag: t };
  state.subscriptions.set(subscriptionKey(path, t), subscription);
  state.push(currentPush(state.store, subscription));
  return OK;
}

function unlisten(state: SessionState, { p, t }: RequestBody): Outcome {
  state.subscriptions.delete(subscriptionKey(parseTreePath(p ?? ''), t));
  return OK;
}

function get(state: SessionState, path: TreePath, { q }: RequestBody): Outcome {
  return { s: 'ok', d: getView(state.store, path, q) };
}

function put(state: SessionState, path: TreePath, { d, h }: RequestBody): Outcome {
  if (h !== undefined && h !== nodeHash(state.store.read(path))) return STALE;
  state.store.set(path, d);
  return OK;
}

function merge(state: SessionState, path: TreePath, { d }: RequestBody): Outcome {
  state.store.merge(path, d);
  return OK;
}

function putOnDisconnect(state: SessionState, path: TreePath, { d }: RequestBody): Outcome {
  state.disconnectWrites.set(treePathText(path), { path, change: () => state.store.set(path, d) });
  return OK;
}

function mergeOnDisconnect(state: SessionState, path: TreePath, { d }: RequestBody): Outcome {
  state.disconnectWrites.set(treePathText(path), {
    path,
    change: () => state.store.merge(path, d),
  });
  return OK;
}

function cancelOnDisconnect(state: SessionState, path: TreePath): Outcome {
  state.disconnectWrites.delete(treePathText(path));
  return OK;
}
