import type { PdfResponse } from '@surtidor/domain';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { FetchFile } from './fetch-pdf.ts';
import { batchToRetry, getCount, type PdfBatch, type PdfJob, waitingBatch } from './pdf-job.ts';
import { runBatch } from './run-batch.ts';
import { fileNames, getFileName, zipBatch } from './zip-batch.ts';

const hosts = ['files.example'];
const getAddress = (id: string) => `https://files.example/${id}.pdf`;
const found = (id: string): PdfResponse => ({ kind: 'url', url: getAddress(id) });
const job = (id: string, answer: PdfResponse = found(id)): PdfJob => ({
  id,
  title: `Factura ${id}`,
  fetchPdf: async () => answer,
});
const pdf = (id: string) => new Response(new Uint8Array(strToU8(`%PDF-1.7 ${id}`)));
const every: FetchFile = async (address) => pdf(address);

async function run(jobs: readonly PdfJob[], fetchFile = every, batch = waitingBatch(jobs)) {
  const seen: PdfBatch[] = [batch];
  const signal = new AbortController().signal;
  await runBatch({ jobs, batch, hosts, fetchFile, signal, onChange: (next) => seen.push(next) });
  return { seen, last: seen.at(-1) ?? batch };
}

describe('runBatch', () => {
  it('fetches three files at a time and reports the progress', async () => {
    const jobs = ['1', '2', '3', '4', '5'].map((id) => job(id));
    const { seen, last } = await run(jobs);
    expect(getCount(last, 'done')).toBe(5);
    expect(Math.max(...seen.map((batch) => getCount(batch, 'working')))).toBe(3);
    expect(seen.map((batch) => getCount(batch, 'done'))).toEqual(
      seen.map((batch) => getCount(batch, 'done')).toSorted((a, b) => a - b),
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
  ])('fails with a reason: %s', async (_, answer, reason) => {
    const { last } = await run([job('1'), job('2', answer)]);
    expect(last.get('1')?.kind).toBe('done');
    expect(last.get('2')).toEqual({ kind: 'failed', reason });
  });

  it.each<[string, FetchFile, string]>([
    ['gone', async () => new Response('', { status: 410 }), 'The file is not available any more.'],
    ['no PDF', async () => new Response('<html>'), 'What came is not a PDF.'],
    ['an empty file', async () => new Response(''), 'What came is not a PDF.'],
    [
      'a network error',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'The file could not be fetched.',
    ],
  ])('fails with a reason: %s', async (_, fetchFile, key) => {
    const { last } = await run([job('1')], fetchFile);
    expect(last.get('1')).toEqual({ kind: 'failed', reason: { key } });
  });

  it('retries only failures', async () => {
    const requested: string[] = [];
    const jobs = ['1', '2', '3'].map((id) => job(id));
    const first = await run(jobs, async (address) => {
      requested.push(address);
      return address === getAddress('2') ? new Response('', { status: 500 }) : pdf(address);
    });
    expect(getCount(first.last, 'failed')).toBe(1);
    const second = await run(
      jobs,
      async (address) => {
        requested.push(address);
        return pdf(address);
      },
      batchToRetry(first.last),
    );
    expect(getCount(second.last, 'done')).toBe(3);
    expect(requested.filter((address) => address === getAddress('1'))).toHaveLength(1);
    expect(requested.filter((address) => address === getAddress('2'))).toHaveLength(2);
  });

  it('fetches without credentials and redirects', async () => {
    await run([job('1')], async (address, options) => {
      expect(options).toMatchObject({ credentials: 'omit', redirect: 'error' });
      return pdf(address);
    });
  });

  it('reports nothing after it is aborted', async () => {
    const seen: PdfBatch[] = [];
    const controller = new AbortController();
    const jobs = [job('1'), job('2'), job('3'), job('4')];
    await runBatch({
      jobs,
      batch: waitingBatch(jobs),
      hosts,
      fetchFile: every,
      signal: controller.signal,
      onChange: (next) => {
        seen.push(next);
        if (getCount(next, 'done') === 1) controller.abort();
      },
    });
    expect(getCount(seen.at(-1) ?? new Map(), 'done')).toBe(1);
  });
});

describe('zipBatch', () => {
  it('contains every fetched file unchanged', async () => {
    const jobs = [job('1'), job('2', { kind: 'not-found' }), job('3')];
    const { last } = await run(jobs);
    const files = unzipSync(zipBatch(jobs, last, Date.parse('2026-11-21T15:00:00Z')));
    expect(Object.keys(files)).toEqual(['Factura 1.pdf', 'Factura 3.pdf']);
    expect(strFromU8(files['Factura 1.pdf'] ?? new Uint8Array())).toBe(
      `%PDF-1.7 ${getAddress('1')}`,
    );
  });

  it.each([
    ['Factura FE-10/293', 'Factura FE-10-293'],
    ['../../etc/passwd', 'etc-passwd'],
    ['..\\x', 'x'],
    ['Año Ñandú', 'Año Ñandú'],
    ['???', 'documento'],
    ['', 'documento'],
  ])('names %j', (title, name) => {
    expect(getFileName(title)).toBe(name);
  });

  it('makes names unique', () => {
    expect(fileNames(['a', 'A', 'b', 'a'])).toEqual(['a.pdf', 'A (2).pdf', 'b.pdf', 'a (3).pdf']);
  });
});
