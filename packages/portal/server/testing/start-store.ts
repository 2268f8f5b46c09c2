import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RespServer, startRespServer } from './resp-server.ts';

/** The programs of Debian's packages valkey-server and redis-server. */
const programs = ['valkey-server', 'redis-server'];

/** Returns the name of an installed server, or undefined. */
const findInstalledProgram = (): string | undefined =>
  programs.find((program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0);

/** Starts a real server on a free port, without persistence. */
async function startProgram(program: string): Promise<RespServer> {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  const socket = join(folder, 'store.sock');
  const child = spawn(
    program,
    ['--port', '0', '--unixsocket', socket, '--save', '', '--dir', folder, '--appendonly', 'no'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  for await (const chunk of child.stdout) {
    if (/ready to accept connections/i.test(String(chunk))) break;
  }
  return {
    url: socket,
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts Valkey or Redis if installed, otherwise an in-process server with their protocol. */
export function startStore(): Promise<RespServer> {
  const program = findInstalledProgram();
  return program === undefined ? startRespServer() : startProgram(program);
}
