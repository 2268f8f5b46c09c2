import { closest, distance } from 'fastest-levenshtein';
import { specificationPortal } from '../../src/shared/config/specification-portal.ts';
import { createSettingsSchema } from './settings-schema.ts';

const settingNames = Object.keys(createSettingsSchema(specificationPortal).shape);

const getPrefix = (name: string) => name.slice(0, name.indexOf('_') + 1);

/** The prefixes of two or more settings, such as `PORTAL_`. */
const ownPrefixes = new Set(
  settingNames
    .map(getPrefix)
    .filter((prefix, index, prefixes) => prefix !== '' && prefixes.indexOf(prefix) !== index),
);

/** The variable of the X session manager, which every desktop sets. */
const foreignName = 'SESSION_MANAGER';

const maxDifferences = 2;

function countCommonLetters(name: string, other: string): number {
  const index = [...name].findIndex((letter, position) => letter !== other[position]);
  return index === -1 ? name.length : index;
}

/** Returns the setting that a variable seems to mean; null if it has nothing to do with the portal. */
function findMeantSetting(name: string): string | null {
  const nearest = closest(name.toUpperCase(), settingNames);
  if (distance(name.toUpperCase(), nearest) <= maxDifferences) return nearest;
  if (!ownPrefixes.has(getPrefix(name))) return null;
  const [first = nearest] = settingNames.toSorted(
    (a, b) => countCommonLetters(name, b) - countCommonLetters(name, a),
  );
  return first;
}

/**
 * Returns a sentence for each variable that is not a setting, but differs from one in at most two letters or has the prefix
 * of several settings. Empty variables count as absent.
 */
export const findMisspeltSettings = (
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] =>
  Object.entries(environment).flatMap(([name, value = '']) => {
    if (value.trim() === '' || name === foreignName || settingNames.includes(name)) return [];
    const setting = findMeantSetting(name);
    return setting === null
      ? []
      : [
          `The variable ${name} has no effect, because the portal has no such setting; the nearest name is ${setting}.`,
        ];
  });
