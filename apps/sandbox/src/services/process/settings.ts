import { fileURLToPath } from 'node:url';
import { storeCodes } from '@surtidor/domain/vocabulary';
import { z } from 'zod';
import { sandboxModes } from '../../mode/sandbox-mode.ts';
import { scenarioNames } from '../../scenarios/index.ts';
import type { TokenEscapes } from '../provider/token.ts';
import { SandboxStartError } from './start-error.ts';

const DATA_FILE = fileURLToPath(new URL('../../../var/sandbox.sqlite', import.meta.url));

const flagSchema = z
  .enum(['0', '1'], 'must be 0 or 1')
  .prefault('0')
  .transform((value) => value === '1');

const originSchema = z
  .url({ protocol: /^https?$/, error: 'must be a URL such as http://localhost:4000' })
  .transform((value) => new URL(value).origin);

/** Whether the marker is not part of another marker. */
const isDisjoint = (marker: string, others: readonly string[]) =>
  others.every((other) => !other.includes(marker));

const markersSchema = z
  .string()
  .transform((value) => value.trim().split(/\s+/))
  .refine(
    (parts) =>
      parts.length === 3 &&
      parts.every((part, index) => isDisjoint(part, parts.toSpliced(index, 1))),
    {
      error:
        'must be three markers separated by spaces, and none may contain another, such as "- _ ."',
    },
  )
  .transform(([plus = '', slash = '', equals = '']): TokenEscapes => ({ plus, slash, equals }));

/** The environment variables of the sandbox, with validation and defaults. */
const settingsSchema = z.object({
  SANDBOX_PORT: z.coerce
    .number('must be a whole number from 0 to 65535')
    .int('must be a whole number from 0 to 65535')
    .min(0, 'must be a whole number from 0 to 65535')
    .max(65_535, 'must be a whole number from 0 to 65535')
    .prefault(4100),
  SANDBOX_HOST: z.string().min(1).prefault('127.0.0.1'),
  SANDBOX_ORIGIN: originSchema.optional(),
  SANDBOX_DATA: z.string().min(1, 'must be a file or :memory:').prefault(DATA_FILE),
  SANDBOX_SCENARIO: z
    .enum(scenarioNames, `must be one of ${scenarioNames.join(', ')}`)
    .prefault('demo'),
  SANDBOX_STORE: z.enum(storeCodes, `must be one of ${storeCodes.join(', ')}`).optional(),
  SANDBOX_SEED: z.string().optional(),
  SANDBOX_RESET: flagSchema,
  SANDBOX_CONTROL: flagSchema,
  SANDBOX_MODE: z
    .enum(sandboxModes, `must be one of ${sandboxModes.join(', ')}`)
    .prefault('extended'),
  SANDBOX_PRODUCT: z
    .string()
    .regex(/^[A-Z][A-Za-z]*$/, 'must be one word of letters that begins with a capital')
    .optional(),
  SANDBOX_TOKEN_MARKERS: markersSchema.optional(),
  PORTAL_ORIGIN: originSchema.prefault('http://localhost:4000'),
});

/** The validated settings. */
export type SandboxSettings = z.infer<typeof settingsSchema>;

/** Reads the settings from environment variables. Throws SandboxStartError for the first invalid one. */
export function readSandboxSettings(environment: NodeJS.ProcessEnv): SandboxSettings {
  const input = Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value]) => name in settingsSchema.shape && value !== '',
    ),
  );
  const parsed = settingsSchema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const name = String(issue?.path[0]);
  throw new SandboxStartError(`${name} ${issue?.message}, and is '${environment[name]}'.`);
}
