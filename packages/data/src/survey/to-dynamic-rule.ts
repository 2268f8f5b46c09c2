import type { DynamicRule } from '@surtidor/domain';
import { readInteger, readObject, readString } from '../shared/readers.ts';

const parseSetting = (value: unknown): unknown => {
  try {
    return JSON.parse(readString(value) || 'null');
  } catch {
    return null;
  }
};

const readPair = (value: unknown): readonly [number, number] | null => {
  if (!Array.isArray(value)) return null;
  const [min, max] = value.map(readInteger);
  return typeof min === 'number' && typeof max === 'number' ? [min, max] : null;
};

/** Readers of dynamic form validators by name (spec 5). They return null for invalid settings. */
const readers: Readonly<Record<string, (value: unknown) => DynamicRule | null>> = {
  required: () => ({ type: 'required' }),
  minLength: (value) => {
    const min = readInteger(value);
    return min === null ? null : { type: 'minLength', min };
  },
  maxLength: (value) => {
    const max = readInteger(value);
    return max === null ? null : { type: 'maxLength', max };
  },
  between: (value) => {
    const bounds = readPair(value);
    return bounds && { type: 'between', min: bounds[0], max: bounds[1] };
  },
  requiredIf: (value) => {
    const { question, value: equals }: { question?: unknown; value?: unknown } = {
      ...(typeof value === 'object' ? value : {}),
    };
    const id = readString(question);
    return id === '' ? null : { type: 'requiredIf', question: id, equals: readString(equals) };
  },
};

/** Maps a validator by its name and JSON setting; returns null if it is unknown. */
export function toDynamicRule(
  row: { readonly name: string | null; readonly value: string | null } | null,
): DynamicRule | null {
  const wire = readObject(row);
  const name = readString(wire?.name);
  return Object.hasOwn(readers, name) ? (readers[name]?.(parseSetting(wire?.value)) ?? null) : null;
}
