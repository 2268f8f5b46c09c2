import { asRecord, isName, readJson } from '../shared/stored-json.ts';

/** What can be found by name or number, and so gone back to. */
export const targetKinds = ['page', 'order', 'invoice', 'station', 'associate'] as const;

/** One of those kinds. */
export type TargetKind = (typeof targetKinds)[number];

/** Something that was gone to, by its id alone: no name and no amount is kept. */
export interface RecentTarget {
  readonly kind: TargetKind;
  readonly id: string;
}

/** How many are kept. */
export const maxRecents = 6;

/** Longest id that is believed. */
const longestId = 60;

const isSame = (one: RecentTarget, other: RecentTarget): boolean =>
  one.kind === other.kind && one.id === other.id;

/** The list after one was gone to: the newest first, each once. */
export const addRecent = (
  recents: readonly RecentTarget[],
  { kind, id }: RecentTarget,
): readonly RecentTarget[] =>
  [{ kind, id }, ...recents.filter((one) => !isSame(one, { kind, id }))].slice(0, maxRecents);

const readTarget = (value: unknown): RecentTarget | null => {
  const { kind, id } = asRecord(value);
  const known = targetKinds.find((one) => one === kind);
  return known && isName(id) && id.length <= longestId ? { kind: known, id } : null;
};

/** What the browser kept for this owner; nothing of what another person left, or of nonsense. */
export const parseRecents = (text: string | null, owner: string): readonly RecentTarget[] => {
  const stored = asRecord(readJson(text));
  if (stored.owner !== owner || !Array.isArray(stored.targets)) return [];
  return stored.targets
    .map(readTarget)
    .filter((target) => target !== null)
    .reduceRight<readonly RecentTarget[]>(addRecent, []);
};

/** The list as the browser keeps it. */
export const serialiseRecents = (targets: readonly RecentTarget[], owner: string): string =>
  JSON.stringify({ owner, targets });
