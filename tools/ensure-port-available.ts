import { createServer } from 'node:net';
import { fail } from './console.ts';

const messagesByErrorCode: Readonly<Record<string, readonly [string, string]>> = {
  EADDRINUSE: ['is used by another program', 'Stop that program, or choose another port with'],
  EACCES: ['cannot be opened by this user', 'Choose a port above 1023 with'],
};

/** Exits with a message if `port` is not available. */
export function ensurePortAvailable(port: number, name: string, variable: string): Promise<void> {
  return new Promise((resolve) => {
    // Closes connections, so that a browser that polls this port cannot keep the probe open.
    const probe = createServer((socket) => socket.destroy());
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const [problem, advice] = messagesByErrorCode[error.code ?? ''] ?? [
        `cannot be listened on (${error.code})`,
        'Choose another port with',
      ];
      fail(`Port ${port} for ${name} ${problem}.`, `${advice} ${variable}=<port> npm start.`);
    });
    probe.listen(port, () => probe.close(() => resolve()));
  });
}
