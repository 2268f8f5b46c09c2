import { asRecord, isName, readJson } from '../shared/stored-json.ts';

/** Kinds of recent targets. */
export const targetKinds = ['page', 'order', 'invoice', 'station', 'associate'] as const;

/** One of those kinds. */
export type TargetKind = (typeof targetKinds)[number];

/** A visited target, stored by id only, without names and amounts. */
export interface RecentTarget {
  readonly kind: TargetKind;
  readonly id: string;
}

/** Maximum number of entries. */
export const maxRecents = 6;

/** Maximum length of an id. */
const maxIdLength = 60;

const isSame = (one: RecentTarget, other: RecentTarget): boolean =>
  one.kind === other.kind && one.id === other.id;

/** Adds a target: newest first, without duplicates. */
export const addRecent = (
  recents: readonly RecentTarget[],
  { kind, id }: RecentTarget,
): readonly RecentTarget[] =>
  [{ kind, id }, ...recents.filter((one) => !isSame(one, { kind, id }))].slice(0, maxRecents);

const readTarget = (value: unknown): RecentTarget | null => {
  const { kind, id } = asRecord(value);
  const known = targetKinds.find((one) => one === kind);
  return known && isName(id) && id.length <= maxIdLength ? { kind: known, id } : null;
};

/** Parses the stored list of an owner; empty for another owner or invalid text. */
export const parseRecents = (text: string | null, owner: string): readonly RecentTarget[] => {
  const stored = asRecord(readJson(text));
  if (stored.owner !== owner || !Array.isArray(stored.targets)) return [];
  return stored.targets
    .map(readTarget)
    .filter((target) => target !== null)
    .reduceRight<readonly RecentTarget[]>(addRecent, []);
};

/** Serialises the list. */
export const serialiseRecents = (targets: readonly RecentTarget[], owner: string): string =>
  JSON.stringify({ owner, targets });
