import { isNonEmptyString, parseJson, toRecord } from '../shared/stored-json.ts';

/** Kinds of recent targets. */
export const targetKinds = ['page', 'order', 'invoice', 'payment', 'station', 'associate'] as const;

/** A kind of recent target. */
export type TargetKind = (typeof targetKinds)[number];

/** A visited target. Only ids are stored, without names and amounts. */
export interface RecentTarget {
  readonly kind: TargetKind;
  readonly id: string;
}

/** The maximum number of entries. */
export const maxRecents = 6;

/** The maximum length of an id. */
const maxIdLength = 60;

const isSameTarget = (one: RecentTarget, other: RecentTarget): boolean =>
  one.kind === other.kind && one.id === other.id;

/** Adds a target as the first one, without duplicates. */
export const addRecent = (
  recents: readonly RecentTarget[],
  { kind, id }: RecentTarget,
): readonly RecentTarget[] =>
  [{ kind, id }, ...recents.filter((one) => !isSameTarget(one, { kind, id }))].slice(0, maxRecents);

const readTarget = (value: unknown): RecentTarget | null => {
  const { kind, id } = toRecord(value);
  const knownKind = targetKinds.find((one) => one === kind);
  return knownKind && isNonEmptyString(id) && id.length <= maxIdLength
    ? { kind: knownKind, id }
    : null;
};

/** Parses the stored list of an owner. Returns an empty list for another owner or invalid JSON. */
export const parseRecents = (json: string | null, owner: string): readonly RecentTarget[] => {
  const stored = toRecord(parseJson(json));
  if (stored.owner !== owner || !Array.isArray(stored.targets)) return [];
  return stored.targets
    .map(readTarget)
    .filter((target) => target !== null)
    .reduceRight<readonly RecentTarget[]>(addRecent, []);
};

/** Serialises the list. */
export const serialiseRecents = (targets: readonly RecentTarget[], owner: string): string =>
  JSON.stringify({ owner, targets });
