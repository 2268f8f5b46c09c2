import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

const silent = new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * The password of the account: from `DOCTOR_PASSWORD`, else asked for without showing it. It is no
 * argument, since arguments can be read by every process of the machine.
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
