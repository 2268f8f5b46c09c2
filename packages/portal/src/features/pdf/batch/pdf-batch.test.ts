import type { PdfResponse } from '@surtidor/domain/invoices';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { FetchFile } from './fetch-pdf.ts';
import { countJobs, createBatch, type PdfBatch, type PdfJob, resetFailures } from './pdf-job.ts';
import { runBatch } from './run-batch.ts';
import { getFileName, getUniqueFileNames, zipBatch } from './zip-batch.ts';

const hosts = ['files.example'];
const getUrl = (id: string) => `https://files.example/${id}.pdf`;
const createUrlResponse = (id: string): PdfResponse => ({ kind: 'url', url: getUrl(id) });
const createJob = (id: string, response: PdfResponse = createUrlResponse(id)): PdfJob => ({
  id,
  title: `Factura ${id}`,
  fetchPdf: async () => response,
});
const createPdfResponse = (id: string) => new Response(new Uint8Array(strToU8(`%PDF-1.7 ${id}`)));
const fetchAny: FetchFile = async (url) => createPdfResponse(url);

async function run(jobs: readonly PdfJob[], fetchFile = fetchAny, batch = createBatch(jobs)) {
  const batches: PdfBatch[] = [batch];
  const signal = new AbortController().signal;
  await runBatch({
    jobs,
    batch,
    hosts,
    fetchFile,
    signal,
    onChange: (nextBatch) => batches.push(nextBatch),
  });
  return { batches, last: batches.at(-1) ?? batch };
}

describe('runBatch', () => {
  it('fetches three files at a time and reports the progress', async () => {
    const jobs = ['1', '2', '3', '4', '5'].map((id) => createJob(id));
    const { batches, last } = await run(jobs);
    expect(countJobs(last, 'done')).toBe(5);
    expect(Math.max(...batches.map((batch) => countJobs(batch, 'working')))).toBe(3);
    expect(batches.map((batch) => countJobs(batch, 'done'))).toEqual(
      batches.map((batch) => countJobs(batch, 'done')).toSorted((a, b) => a - b),
    );
  });

  it.each<[string, PdfResponse, object | string]>([
    ['the server’s text', { kind: 'server-text', text: 'En proceso' }, 'En proceso'],
    ['nothing found', { kind: 'not-found' }, { key: 'Data not found' }],
    [
      'a URL of another site',
      { kind: 'url', url: 'https://evil.example/http.pdf' },
      { key: 'This address is not allowed.' },
    ],
  ])('fails with a reason: %s', async (_, response, reason) => {
    const { last } = await run([createJob('1'), createJob('2', response)]);
    expect(last.get('1')?.kind).toBe('done');
    expect(last.get('2')).toEqual({ kind: 'failed', reason });
  });

  it.each<[string, FetchFile, string]>([
    ['gone', async () => new Response('', { status: 410 }), 'The file is no longer available.'],
    ['no PDF', async () => new Response('<html>'), 'The downloaded file is not a PDF.'],
    ['an empty file', async () => new Response(''), 'The downloaded file is not a PDF.'],
    [
      'a network error',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'The file could not be downloaded.',
    ],
  ])('fails with a reason: %s', async (_, fetchFile, key) => {
    const { last } = await run([createJob('1')], fetchFile);
    expect(last.get('1')).toEqual({ kind: 'failed', reason: { key } });
  });

  it('retries only failures', async () => {
    const requestedUrls: string[] = [];
    const jobs = ['1', '2', '3'].map((id) => createJob(id));
    const firstRun = await run(jobs, async (url) => {
      requestedUrls.push(url);
      return url === getUrl('2') ? new Response('', { status: 500 }) : createPdfResponse(url);
    });
    expect(countJobs(firstRun.last, 'failed')).toBe(1);
    const secondRun = await run(
      jobs,
      async (url) => {
        requestedUrls.push(url);
        return createPdfResponse(url);
      },
      resetFailures(firstRun.last),
    );
    expect(countJobs(secondRun.last, 'done')).toBe(3);
    expect(requestedUrls.filter((url) => url === getUrl('1'))).toHaveLength(1);
    expect(requestedUrls.filter((url) => url === getUrl('2'))).toHaveLength(2);
  });

  it('omits credentials and does not follow redirects', async () => {
    await run([createJob('1')], async (url, options) => {
      expect(options).toMatchObject({ credentials: 'omit', redirect: 'error' });
      return createPdfResponse(url);
    });
  });

  it('reports nothing after it is aborted', async () => {
    const batches: PdfBatch[] = [];
    const controller = new AbortController();
    const jobs = [createJob('1'), createJob('2'), createJob('3'), createJob('4')];
    await runBatch({
      jobs,
      batch: createBatch(jobs),
      hosts,
      fetchFile: fetchAny,
      signal: controller.signal,
      onChange: (nextBatch) => {
        batches.push(nextBatch);
        if (countJobs(nextBatch, 'done') === 1) controller.abort();
      },
    });
    expect(countJobs(batches.at(-1) ?? new Map(), 'done')).toBe(1);
  });
});

describe('zipBatch', () => {
  it('contains every fetched file unchanged', async () => {
    const jobs = [createJob('1'), createJob('2', { kind: 'not-found' }), createJob('3')];
    const { last } = await run(jobs);
    const files = unzipSync(zipBatch(jobs, last, Date.parse('2026-11-21T15:00:00Z')));
    expect(Object.keys(files)).toEqual(['Factura 1.pdf', 'Factura 3.pdf']);
    expect(strFromU8(files['Factura 1.pdf'] ?? new Uint8Array())).toBe(`%PDF-1.7 ${getUrl('1')}`);
  });

  it.each([
    ['Factura FE-10/293', 'Factura FE-10-293'],
    ['../../etc/passwd', 'etc-passwd'],
    ['..\\x', 'x'],
    ['Año Ñandú', 'Año Ñandú'],
    ['???', 'documento'],
    ['', 'documento'],
  ])('for the title %j, returns the file name %j', (title, name) => {
    expect(getFileName(title)).toBe(name);
  });

  it('makes names unique', () => {
    expect(getUniqueFileNames(['a', 'A', 'b', 'a'])).toEqual([
      'a.pdf',
      'A (2).pdf',
      'b.pdf',
      'a (3).pdf',
    ]);
  });
});
