import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { ListenError, listen } from './listen.ts';
import type { PortalEnvironment } from './portal-environment.ts';
import { createTestServer } from './testing/create-test-server.ts';

const createApp = () => new Hono<PortalEnvironment>();

describe('listen', () => {
  it('rejects with a message for a busy port', async () => {
    const firstServer = await listen(createApp(), 0, '127.0.0.1');
    const secondServer = listen(createApp(), firstServer.port, '127.0.0.1');
    await expect(secondServer).rejects.toThrow(ListenError);
    await expect(secondServer).rejects.toThrow(`Port ${firstServer.port} is busy`);
    await firstServer.stop(0);
  });

  it.each(['203.0.113.77', 'no such host'])('names PORTAL_HOST when it is %s', async (host) => {
    await expect(listen(createApp(), 0, host)).rejects.toThrow(`PORTAL_HOST is '${host}'`);
  });

  it('keeps an unused connection open longer than a load balancer does', async () => {
    const server = await listen(
      createApp().get('/', (context) => context.text('ok')),
      0,
      '127.0.0.1',
    );
    const response = await fetch(`http://127.0.0.1:${server.port}/`);
    expect(response.headers.get('keep-alive')).toBe('timeout=65');
    await response.text();
    await server.stop(0);
  });

  it('completes running requests before it stops', async () => {
    const gate = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    const app = createApp().get('/', async (context) => {
      started.resolve();
      await gate.promise;
      return context.text('complete');
    });
    const server = await listen(app, 0, '127.0.0.1');
    const response = fetch(`http://127.0.0.1:${server.port}/`);
    await started.promise;
    const stopped = server.stop(5000);
    gate.resolve();
    expect(await (await response).text()).toBe('complete');
    await stopped;
    await expect(fetch(`http://127.0.0.1:${server.port}/`)).rejects.toThrow();
  });

  it('closes the connection of each response while it drains', async () => {
    const app = createApp().get('/', (context) => context.text('ok'));
    const server = await listen(app, 0, '127.0.0.1');
    const getConnection = async () => {
      const response = await fetch(`http://127.0.0.1:${server.port}/`);
      expect(await response.text()).toBe('ok');
      return response.headers.get('connection');
    };
    expect(await getConnection()).toBe('keep-alive');
    server.drain();
    expect(await getConnection()).toBe('close');
    await server.stop(0);
  });

  it('answers a request that arrives on an open connection after it stopped listening', async () => {
    const app = createApp().get('/', (context) => context.text('the last answer'));
    const server = await listen(app, 0, '127.0.0.1');
    const socket = connect(server.port, '127.0.0.1').setEncoding('utf8');
    await once(socket, 'connect');
    const chunks: string[] = [];
    socket.on('data', (part) => chunks.push(String(part)));
    const stopped = server.stop(5_000);
    await expect.poll(() => fetch(`http://127.0.0.1:${server.port}/`).catch(() => null)).toBeNull();
    socket.write('GET / HTTP/1.1\r\nHost: own\r\n\r\n');
    await once(socket, 'end');
    expect(chunks.join('')).toMatch(
      /^HTTP\/1\.1 200 .*\r\nconnection: close\r\n.*the last answer/is,
    );
    await stopped;
  });

  it('responds completely to an oversized request and closes the connection', async () => {
    const { app } = createTestServer({ REQUEST_LIMIT_BYTES: '1000', PUBLIC_ORIGIN: 'http://own' });
    const server = await listen(app, 0, '127.0.0.1');
    const socket = connect(server.port, '127.0.0.1').setEncoding('utf8');
    const chunks: string[] = [];
    socket.on('data', (part) => chunks.push(String(part)));
    const requestHead =
      'POST /graphql HTTP/1.1\r\nHost: own\r\nOrigin: http://own\r\nContent-Length: 2000\r\n\r\n';
    socket.write(requestHead + 'x'.repeat(2000));
    await once(socket, 'end');
    expect(chunks.join('')).toMatch(/^HTTP\/1\.1 413 .*\r\nconnection: close\r\n.*"too-large"}$/is);
    await server.stop(0);
  });

  it('does not wait for idle connections', async () => {
    const server = await listen(createApp(), 0, '127.0.0.1');
    const socket = connect(server.port, '127.0.0.1');
    await once(socket, 'connect');
    const closed = once(socket, 'close');
    await server.stop(60_000);
    await closed;
  });
});
