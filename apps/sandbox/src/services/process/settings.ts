import { fileURLToPath } from 'node:url';
import { storeCodes } from '@surtidor/domain/vocabulary';
import { z } from 'zod';
import { sandboxModes } from '../../mode/sandbox-mode.ts';
import { scenarioNames } from '../../scenarios/index.ts';
import type { TokenEscapes } from '../provider/token.ts';
import { SandboxStartError } from './start-error.ts';

const DATA_FILE = fileURLToPath(new URL('../../../var/sandbox.sqlite', import.meta.url));

const flag = z
  .enum(['0', '1'], 'must be 0 or 1')
  .prefault('0')
  .transform((value) => value === '1');

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as http://localhost:4000' })
  .transform((value) => new URL(value).origin);

/** Whether a marker can be told from the others wherever it stands. */
const isDisjoint = (one: string, others: readonly string[]) =>
  others.every((other) => !other.includes(one));

const markers = z
  .string()
  .transform((value) => value.trim().split(/\s+/))
  .refine(
    (parts) =>
      parts.length === 3 && parts.every((one, at) => isDisjoint(one, parts.toSpliced(at, 1))),
    {
      error: 'must be three markers with spaces between them, none inside another, such as "- _ ."',
    },
  )
  .transform(([plus = '', slash = '', equals = '']): TokenEscapes => ({ plus, slash, equals }));

/** Every environment variable that the sandbox reads, its rule and its default. */
const schema = z.object({
  SANDBOX_PORT: z.coerce
    .number('must be a whole number from 0 to 65535')
    .int('must be a whole number from 0 to 65535')
    .min(0, 'must be a whole number from 0 to 65535')
    .max(65_535, 'must be a whole number from 0 to 65535')
    .prefault(4100),
  SANDBOX_HOST: z.string().min(1).prefault('127.0.0.1'),
  SANDBOX_ORIGIN: origin.optional(),
  SANDBOX_DATA: z.string().min(1, 'must be a file or :memory:').prefault(DATA_FILE),
  SANDBOX_SCENARIO: z
    .enum(scenarioNames, `must be one of ${scenarioNames.join(', ')}`)
    .prefault('demo'),
  SANDBOX_STORE: z.enum(storeCodes, `must be one of ${storeCodes.join(', ')}`).optional(),
  SANDBOX_SEED: z.string().optional(),
  SANDBOX_RESET: flag,
  SANDBOX_CONTROL: flag,
  SANDBOX_MODE: z
    .enum(sandboxModes, `must be one of ${sandboxModes.join(', ')}`)
    .prefault('extended'),
  SANDBOX_PRODUCT: z
    .string()
    .regex(/^[A-Z][A-Za-z]*$/, 'must be one word of letters that begins with a capital')
    .optional(),
  SANDBOX_TOKEN_MARKERS: markers.optional(),
  PORTAL_ORIGIN: origin.prefault('http://localhost:4000'),
});

/** The sandbox's settings, each already checked. */
export type SandboxSettings = z.infer<typeof schema>;

/** Reads the settings from the environment. @throws SandboxStartError for the first invalid one. */
export function readSandboxSettings(environment: NodeJS.ProcessEnv): SandboxSettings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => name in schema.shape && value !== ''),
  );
  const reading = schema.safeParse(given);
  if (reading.success) return reading.data;
  const [issue] = reading.error.issues;
  const name = String(issue?.path[0]);
  throw new SandboxStartError(`${name} ${issue?.message}, and is '${environment[name]}'.`);
}
