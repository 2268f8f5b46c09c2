import { expect, it, vi } from 'vitest';
import { createTestPages, createTestServer, portalOrigin } from '../testing/create-test-server.ts';

it('logs a request without its URL', async () => {
  const { app, logLines } = createTestServer();
  await app.request('/loginascustomer/login?secret=abc', { headers: { Accept: 'text/html' } });
  expect(logLines).toMatchObject([{ method: 'GET', route: '/*', status: 200 }]);
  expect(JSON.stringify(logLines)).not.toContain('abc');
});

it('logs files of a build apart from pages', async () => {
  const { app, logLines } = createTestServer();
  await app.request('/assets/old-1234.js');
  await app.request('/orders', { headers: { Accept: 'text/html' } });
  expect(logLines.map(({ route }) => route)).toEqual(['/assets/*', '/*']);
});

it('logs a page that the visitor left, and reports no error', async () => {
  const visit = new AbortController();
  const reportError = vi.fn();
  const { app, logLines } = createTestServer(
    {},
    {
      reportError,
      pages: {
        ...createTestPages(),
        serve: () => {
          // As the adapter does, with a reason that is no error.
          visit.abort('Error: aborted');
          return Promise.reject(visit.signal.reason);
        },
      },
    },
  );
  await app.request('/', { signal: visit.signal, headers: { Accept: 'text/html' } });
  expect(logLines).toMatchObject([{ method: 'GET', route: '/*', status: 499 }]);
  expect(reportError).not.toHaveBeenCalled();
});

it('logs a body that the visitor did not send completely, and reports no error', async () => {
  const visit = new AbortController();
  const reportError = vi.fn();
  const { app, logLines } = createTestServer({}, { reportError });
  const body = new ReadableStream({
    pull: (controller) => {
      visit.abort();
      controller.error(new Error('aborted'));
    },
  });
  const headers = { 'Content-Type': 'application/json', Origin: portalOrigin };
  const init = { method: 'POST', headers, body, duplex: 'half', signal: visit.signal };
  await app.request('/graphql', init);
  expect(logLines).toMatchObject([{ method: 'POST', route: '/graphql', status: 499 }]);
  expect(reportError).not.toHaveBeenCalled();
});

it('reports any other error', async () => {
  const reportError = vi.fn();
  const error = new Error('broken on purpose');
  const pages = { ...createTestPages(), serve: () => Promise.reject(error) };
  const { app, logLines } = createTestServer({}, { reportError, pages });
  await app.request('/', { headers: { Accept: 'text/html' } });
  expect(logLines).toMatchObject([{ status: 500 }]);
  expect(reportError).toHaveBeenCalledWith(error);
});
