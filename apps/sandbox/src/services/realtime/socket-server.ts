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
  /** Returns the user of a token, or null if the token is invalid or expired. */
  readonly identify: (idToken: string) => RealtimeUser | null;
  /** Whether a backend session is live. */
  readonly isLive: (session: string) => boolean;
  /** Epoch milliseconds. Clients compute its difference from their own clock. */
  readonly now: () => number;
  /** Called for every new connection. Returns false to drop it. */
  readonly canConnect?: () => boolean;
}

/**
 * Serves the protocol of the Firebase client, version 5, at `/.ws` of an HTTP server. Returns a
 * function that closes all connections.
 */
export function serveRealtimeSocket(server: Server, options: RealtimeSocketOptions): () => void {
  const webSocketServer = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });

  const handleUpgrade = (request: HttpRequest, socket: Duplex, head: Buffer) => {
    const path = new URL(request.url ?? '/', 'http://sandbox').pathname;
    if (path !== SOCKET_PATH) {
      socket.end('HTTP/1.1 404 Not Found\r\n\r\n');
      return;
    }
    if (options.canConnect?.() === false) {
      socket.destroy();
      return;
    }
    webSocketServer.handleUpgrade(request, socket, head, (client) =>
      serveClient(client, request, options),
    );
  };
  server.on('upgrade', handleUpgrade);

  return () => {
    server.off('upgrade', handleUpgrade);
    for (const client of webSocketServer.clients) client.terminate();
    webSocketServer.close();
  };
}

function serveClient(
  socket: WebSocket,
  request: HttpRequest,
  options: RealtimeSocketOptions,
): void {
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
  send('c', { t: 'h', d: createHandshake(request, options.now()) });
}

/** Builds the handshake: time, protocol version, host and session id. */
function createHandshake(request: HttpRequest, now: number) {
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
  send('d', { r, b: session.handle(a, b) });
}
