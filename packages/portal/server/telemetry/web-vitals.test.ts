import { expect, test } from 'vitest';
import { createJsonPost, createTestServer } from '../testing/create-test-server.ts';

const path = '/server-middleware/web-vitals';
const report = { pathname: '/', vitals: { INP: 120 } };
const send = (body: unknown, percent = '10') =>
  createTestServer({ VITALS_PERCENT: percent }).app.request(path, createJsonPost(body));

test('a report has no response', async () => {
  const response = await send(report);
  expect(response.status).toBe(204);
  expect(await response.text()).toBe('');
});

test.each([
  ['nothing', null],
  ['an unknown vital', { ...report, vitals: { FID: 1 } }],
  ['a text as value', { ...report, vitals: { INP: '120' } }],
  ['a negative value', { ...report, vitals: { INP: -1 } }],
  ['a value of an hour', { ...report, vitals: { INP: 3_600_000 } }],
  ['no page', { vitals: report.vitals }],
  ['a long path', { ...report, pathname: '/'.repeat(201) }],
])('a report with %s is invalid', async (_, body) => {
  expect((await send(body)).status).toBe(400);
});

test('a portal that asks for no reports does not know the path', async () => {
  expect(await (await send(report, '0')).json()).toMatchObject({ code: 'unknown-middleware' });
});
