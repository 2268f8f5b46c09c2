import { createServer, type Socket } from 'node:net';

/** A server with the protocol of Valkey and Redis. */
export interface RespServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** An in-process store that can be frozen. */
export interface StandInStore extends RespServer {
  /** Connections stay open and new ones are accepted, without responses until `thaw`. */
  readonly freeze: () => void;
  /** Sends the pending responses and continues. */
  readonly thaw: () => void;
}

type Reply = string | number | null | readonly Reply[];

class Failure {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const encode = (reply: Reply | Failure): string => {
  if (reply instanceof Failure) return `-${reply.text}\r\n`;
  if (reply === null) return '$-1\r\n';
  if (typeof reply === 'number') return `:${reply}\r\n`;
  if (typeof reply === 'string') return `$${Buffer.byteLength(reply)}\r\n${reply}\r\n`;
  return `*${reply.length}\r\n${reply.map(encode).join('')}`;
};

/** Parses complete commands from the buffer. */
function takeCommands(text: string): { readonly commands: string[][]; readonly rest: string } {
  const commands: string[][] = [];
  let rest = text;
  for (;;) {
    const count = /^\*(\d+)\r\n/.exec(rest);
    if (count === null) return { commands, rest };
    let at = count[0].length;
    const parts: string[] = [];
    for (let n = Number(count[1]); n > 0; n -= 1) {
      const length = /^\$(\d+)\r\n/.exec(rest.slice(at));
      if (length === null) return { commands, rest };
      const start = at + length[0].length;
      at = start + Number(length[1]) + 2;
      if (rest.length < at) return { commands, rest };
      parts.push(rest.slice(start, at - 2));
    }
    commands.push(parts);
    rest = rest.slice(at);
  }
}

/** The commands used by the limiter's library, over a map. */
function createCommands() {
  const entries = new Map<string, { value: number; readonly until: number }>();
  const alive = (key = '') => {
    const known = entries.get(key);
    if (known && known.until <= Date.now()) entries.delete(key);
    return entries.get(key);
  };
  const remaining = (key: string) => Math.max(0, Math.ceil((alive(key)?.until ?? 0) - Date.now()));
  /** The library's script: counts, with a time to live from the first count. */
  const count = (key = '', points = '0', seconds = '1'): Reply => {
    const known = alive(key) ?? { value: 0, until: Date.now() + Number(seconds) * 1000 };
    known.value += Number(points);
    entries.set(key, known);
    return [known.value, remaining(key)];
  };
  const table: Readonly<Record<string, (parts: readonly string[]) => Reply | Failure>> = {
    get: ([, key]) => alive(key)?.value.toString() ?? null,
    pttl: ([, key = '']) => (alive(key) ? remaining(key) : -2),
    del: ([, ...keys]) => keys.filter((key) => entries.delete(key)).length,
    eval: ([, , , key, points, seconds]) => count(key, points, seconds),
    evalsha: () => new Failure('NOSCRIPT No matching script'),
    ping: () => 'PONG',
    info: () => 'redis_version:7.0.0\r\nloading:0',
  };
  return (parts: readonly string[]) =>
    table[parts[0]?.toLowerCase() ?? '']?.(parts) ?? new Failure('ERR unknown command');
}

function serveSocket(socket: Socket, run: ReturnType<typeof createCommands>): void {
  let waiting = '';
  let queued: string[][] | null = null;
  const answer = (parts: string[]): Reply | Failure => {
    const [name = ''] = parts;
    if (/^multi$/i.test(name)) {
      queued = [];
      return 'OK';
    }
    if (/^exec$/i.test(name) && queued) {
      const replies = queued.map(run).map((reply) => (reply instanceof Failure ? null : reply));
      queued = null;
      return replies;
    }
    if (!queued) return run(parts);
    queued.push(parts);
    return 'QUEUED';
  };
  socket.setEncoding('latin1');
  socket.on('data', (chunk) => {
    const { commands, rest } = takeCommands(waiting + chunk);
    waiting = rest;
    for (const parts of commands) socket.write(encode(answer(parts)));
  });
  socket.on('error', () => socket.destroy());
}

/** Starts an in-process store, for machines without Valkey and Redis. */
export async function startRespServer(): Promise<StandInStore> {
  const run = createCommands();
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((socket) => {
    sockets.add(socket);
    serveSocket(socket, run);
    if (isFrozen) socket.pause();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
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
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
