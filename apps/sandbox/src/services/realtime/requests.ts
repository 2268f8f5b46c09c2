import type { AccessMode } from './access.ts';
import { hashNode } from './hash-node.ts';
import type { Outcome, RequestBody } from './messages.ts';
import { changeUser, getSubscriptionKey, isAllowed, type SessionState } from './session-state.ts';
import { createCurrentPush, getView, type Subscription } from './subscriptions.ts';
import { formatTreePath, parseTreePath, type TreePath } from './tree-path.ts';

const OK: Outcome = { s: 'ok', d: {} };
const DENIED: Outcome = { s: 'permission_denied', d: 'Permission denied' };
const INVALID_TOKEN: Outcome = { s: 'invalid_token', d: 'Could not parse auth token.' };
const STALE: Outcome = { s: 'datastale', d: 'Transaction hash does not match' };

type PlainRequest = (state: SessionState, body: RequestBody) => Outcome;
type TreeRequest = (state: SessionState, path: TreePath, body: RequestBody) => Outcome;

/** The handler of a request for a node and the access that it needs. */
interface NodeRequest {
  readonly mode: AccessMode;
  readonly handle: TreeRequest;
}

const createReadRequest = (handle: TreeRequest): NodeRequest => ({ mode: 'read', handle });
const createWriteRequest = (handle: TreeRequest): NodeRequest => ({ mode: 'write', handle });

/** Requests for the connection. */
const plainRequests: ReadonlyMap<string, PlainRequest> = new Map([
  ['s', () => OK],
  ['auth', signIn],
  ['gauth', () => INVALID_TOKEN],
  ['unauth', signOut],
  ['n', unlisten],
] as const);

/** Requests for a node, which need access to it. */
const nodeRequests: ReadonlyMap<string, NodeRequest> = new Map([
  ['q', createReadRequest(listen)],
  ['g', createReadRequest(get)],
  ['p', createWriteRequest(put)],
  ['m', createWriteRequest(merge)],
  ['o', createWriteRequest(putOnDisconnect)],
  ['om', createWriteRequest(mergeOnDisconnect)],
  ['oc', createWriteRequest(cancelOnDisconnect)],
] as const);

/** Handles a request by its protocol letter. Throws InvalidTreeError for an invalid path or data. */
export function handleRequest(state: SessionState, action: string, body: RequestBody): Outcome {
  const plainRequest = plainRequests.get(action);
  if (plainRequest) return plainRequest(state, body);
  const request = nodeRequests.get(action);
  if (!request) return { s: 'failure', d: `Unknown request '${action.slice(0, 20)}'` };
  const path = parseTreePath(body.p ?? '');
  return isAllowed(state, path, request.mode) ? request.handle(state, path, body) : DENIED;
}

function signIn(state: SessionState, { cred }: RequestBody): Outcome {
  const user = state.identify(cred ?? '');
  if (user === null) return INVALID_TOKEN;
  changeUser(state, user);
  return OK;
}

function signOut(state: SessionState): Outcome {
  changeUser(state, null);
  return OK;
}

function listen(state: SessionState, path: TreePath, { q, t }: RequestBody): Outcome {
  const subscription: Subscription = { path, query: q, tag: t };
  state.subscriptions.set(getSubscriptionKey(path, t), subscription);
  state.push(createCurrentPush(state.store, subscription));
  return OK;
}

function unlisten(state: SessionState, { p, t }: RequestBody): Outcome {
  state.subscriptions.delete(getSubscriptionKey(parseTreePath(p ?? ''), t));
  return OK;
}

function get(state: SessionState, path: TreePath, { q }: RequestBody): Outcome {
  return { s: 'ok', d: getView(state.store, path, q) };
}

function put(state: SessionState, path: TreePath, { d, h }: RequestBody): Outcome {
  if (h !== undefined && h !== hashNode(state.store.read(path))) return STALE;
  state.store.set(path, d);
  return OK;
}

function merge(state: SessionState, path: TreePath, { d }: RequestBody): Outcome {
  state.store.merge(path, d);
  return OK;
}

function putOnDisconnect(state: SessionState, path: TreePath, { d }: RequestBody): Outcome {
  state.disconnectWrites.set(formatTreePath(path), {
    path,
    change: () => state.store.set(path, d),
  });
  return OK;
}

function mergeOnDisconnect(state: SessionState, path: TreePath, { d }: RequestBody): Outcome {
  state.disconnectWrites.set(formatTreePath(path), {
    path,
    change: () => state.store.merge(path, d),
  });
  return OK;
}

function cancelOnDisconnect(state: SessionState, path: TreePath): Outcome {
  state.disconnectWrites.delete(formatTreePath(path));
  return OK;
}
