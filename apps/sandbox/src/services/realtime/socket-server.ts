import { randomBytes } from 'node:crypto';
import type { IncomingMessage as HttpRequest, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { RealtimeUser } from './access.ts';
import { createFrameJoiner, splitFrames } from './frames.ts';
import { type IncomingMessage, parseIncoming } from './messages.ts';
import type { NodeStore } from './node-store.ts';
import { openRealtimeSession, type RealtimeSession } from './session.ts';

const PROTOCOL_VERSION = '5';
const SOCKET_PATH = '/.ws';
const MAX_FRAME_BYTES = 1024 * 1024;

export interface RealtimeSocketOptions {
  readonly store: NodeStore;
  /** Whose token this is; null for a token that is wrong or too old. */
  readonly identify: (idToken: string) => RealtimeUser | null;
  /** Whether a session of the backend still stands. */
  readonly isLive: (session: string) => boolean;
  /** Epoch milliseconds; the client measures its clock against it. */
  readonly now: () => number;
  /** Asked at every new connection; a refused one is cut. */
  readonly canConnect?: () => boolean;
}

/**
 * Serves the realtime database's wire protocol, version 5, at `/.ws` of an HTTP server, so that the
 * real client library connects. Answers the function that hangs up on everyone.
 */
export function serveRealtimeSocket(server: Server, options: RealtimeSocketOptions): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });

  const onUpgrade = (request: HttpRequest, socket: Duplex, head: Buffer) => {
    const path = new URL(request.url ?? '/', 'http://sandbox').pathname;
    if (path !== SOCKET_PATH) {
      socket.end('HTTP/1.1 404 Not Found\r\n\r\n');
      return;
    }
    if (options.canConnect?.() === false) {
      socket.destroy();
      return;
    }
    sockets.handleUpgrade(request, socket, head, (client) => talk(client, request, options));
  };
  server.on('upgrade', onUpgrade);

  return () => {
    server.off('upgrade', onUpgrade);
    for (const client of sockets.clients) client.terminate();
    sockets.close();
  };
}

function talk(socket: WebSocket, request: HttpRequest, options: RealtimeSocketOptions): void {
  const send = (layer: 'c' | 'd', content: unknown) => {
    if (socket.readyState !== socket.OPEN) return;
    for (const frame of splitFrames(JSON.stringify({ t: layer, d: content }))) socket.send(frame);
  };
  const session = openRealtimeSession({ ...options, push: (push) => send('d', push) });
  const join = createFrameJoiner();

  socket.on('message', (frame) => {
    try {
      const text = join(frame.toString());
      if (text !== null) respond(parseIncoming(text), session, send);
    } catch {
      socket.close(1009);
    }
  });
  socket.on('close', () => session.end());
  socket.on('error', () => socket.terminate());
  send('c', { t: 'h', d: hello(request, options.now()) });
}

/** The first thing a client hears: the time, the version, the host to keep using, a session name. */
function hello(request: HttpRequest, now: number) {
  return {
    ts: now,
    v: PROTOCOL_VERSION,
    h: request.headers.host ?? 'localhost',
    s: randomBytes(16).toString('hex'),
  };
}

function respond(
  message: IncomingMessage | null,
  session: RealtimeSession,
  send: (layer: 'c' | 'd', content: unknown) => void,
): void {
  if (message === null) return;
  if (message.t === 'c') {
    if (message.d.t === 'p') send('c', { t: 'o', d: {} });
    return;
  }
  const { r, a, b } = message.d;
  send('d', { r, b: session.answer(a, b) });
}
