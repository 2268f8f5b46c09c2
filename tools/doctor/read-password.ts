import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

const silentOutput = new Writable({ write: (_chunk, _encoding, callback) => callback() });

/**
 * Reads the account's password from `DOCTOR_PASSWORD` or prompts for it without echo. It is not an argument,
 * because other processes can read arguments.
 */
export async function readPassword(email: string): Promise<string> {
  const configuredPassword = process.env.DOCTOR_PASSWORD;
  if (configuredPassword) return configuredPassword;
  process.stderr.write(`Password of ${email}: `);
  const prompt = createInterface({ input: process.stdin, output: silentOutput, terminal: true });
  try {
    return await prompt.question('');
  } finally {
    prompt.close();
    process.stderr.write('\n');
  }
}
