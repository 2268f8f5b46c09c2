import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

const silent = new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Reads the account's password from `DOCTOR_PASSWORD`, else prompts for it without echo. It is not an
 * argument because other processes on the machine can read arguments.
 */
export async function readPassword(email: string): Promise<string> {
  const given = process.env.DOCTOR_PASSWORD;
  if (given) return given;
  process.stderr.write(`Password of ${email}: `);
  const prompt = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await prompt.question('');
  } finally {
    prompt.close();
    process.stderr.write('\n');
  }
}
