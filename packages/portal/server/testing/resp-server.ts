import { createServer, type Socket } from 'node:net';

/** A server that implements the protocol of Valkey and Redis. */
export interface RespServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** An in-process store that can be frozen. */
export interface FreezableStore extends RespServer {
  /** Stops responding until `thaw` is called. Connections stay open, and new ones are accepted. */
  readonly freeze: () => void;
  /** Sends the pending responses and continues. */
  readonly thaw: () => void;
  /** Refuses to count, as a replica does. Everything else works. */
  readonly makeReplica: () => void;
}

type Reply = string | number | null | readonly Reply[];

class ReplyError {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const encode = (reply: Reply | ReplyError): string => {
  if (reply instanceof ReplyError) return `-${reply.text}\r\n`;
  if (reply === null) return '$-1\r\n';
  if (typeof reply === 'number') return `:${reply}\r\n`;
  if (typeof reply === 'string') return `$${Buffer.byteLength(reply)}\r\n${reply}\r\n`;
  return `*${reply.length}\r\n${reply.map(encode).join('')}`;
};

/** Parses the complete commands of a buffer. */
function parseCommands(text: string): { readonly commands: string[][]; readonly rest: string } {
  const commands: string[][] = [];
  let rest = text;
  for (;;) {
    const count = /^\*(\d+)\r\n/.exec(rest);
    if (count === null) return { commands, rest };
    let position = count[0].length;
    const parts: string[] = [];
    for (let n = Number(count[1]); n > 0; n -= 1) {
      const length = /^\$(\d+)\r\n/.exec(rest.slice(position));
      if (length === null) return { commands, rest };
      const start = position + length[0].length;
      position = start + Number(length[1]) + 2;
      if (rest.length < position) return { commands, rest };
      parts.push(rest.slice(start, position - 2));
    }
    commands.push(parts);
    rest = rest.slice(position);
  }
}

/** Implements the commands that the rate-limiter library uses, with a map. */
function createCommands() {
  const entries = new Map<string, { value: number; readonly expiresAt: number }>();
  const getEntry = (key = '') => {
    const entry = entries.get(key);
    if (entry && entry.expiresAt <= Date.now()) entries.delete(key);
    return entries.get(key);
  };
  const getRemainingMs = (key: string) =>
    Math.max(0, Math.ceil((getEntry(key)?.expiresAt ?? 0) - Date.now()));
  /** Implements the library's script: adds points to a counter that expires after the time set by its first call. */
  const count = (key = '', points = '0', seconds = '1'): Reply => {
    const entry = getEntry(key) ?? { value: 0, expiresAt: Date.now() + Number(seconds) * 1000 };
    entry.value += Number(points);
    entries.set(key, entry);
    return [entry.value, getRemainingMs(key)];
  };
  const commands: Readonly<Record<string, (parts: readonly string[]) => Reply | ReplyError>> = {
    get: ([, key]) => getEntry(key)?.value.toString() ?? null,
    pttl: ([, key = '']) => (getEntry(key) ? getRemainingMs(key) : -2),
    del: ([, ...keys]) => keys.filter((key) => entries.delete(key)).length,
    eval: ([, , , key, points, seconds]) => count(key, points, seconds),
    evalsha: () => new ReplyError('NOSCRIPT No matching script'),
    info: () => 'redis_version:7.0.0\r\nloading:0',
  };
  return (parts: readonly string[]) =>
    commands[parts[0]?.toLowerCase() ?? '']?.(parts) ?? new ReplyError('ERR unknown command');
}

function serveSocket(socket: Socket, runCommand: ReturnType<typeof createCommands>): void {
  let buffer = '';
  let queuedCommands: string[][] | null = null;
  const handleCommand = (parts: string[]): Reply | ReplyError => {
    const [name = ''] = parts;
    if (/^multi$/i.test(name)) {
      queuedCommands = [];
      return 'OK';
    }
    if (/^exec$/i.test(name) && queuedCommands) {
      const replies = queuedCommands
        .map(runCommand)
        .map((reply) => (reply instanceof ReplyError ? null : reply));
      queuedCommands = null;
      return replies;
    }
    if (!queuedCommands) return runCommand(parts);
    queuedCommands.push(parts);
    return 'QUEUED';
  };
  socket.setEncoding('latin1');
  socket.on('data', (chunk) => {
    const { commands, rest } = parseCommands(buffer + chunk);
    buffer = rest;
    for (const parts of commands) socket.write(encode(handleCommand(parts)));
  });
  socket.on('error', () => socket.destroy());
}

/** Starts an in-process store, for machines without Valkey and Redis. */
export async function startRespServer(): Promise<FreezableStore> {
  const runOnPrimary = createCommands();
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let isReplica = false;
  const runCommand = (parts: readonly string[]) =>
    isReplica ? new ReplyError('READONLY This is a replica.') : runOnPrimary(parts);
  const server = createServer((socket) => {
    sockets.add(socket);
    serveSocket(socket, runCommand);
    if (isFrozen) socket.pause();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    makeReplica: () => {
      isReplica = true;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
