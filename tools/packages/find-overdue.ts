/** An installed package, with the versions that its registry has. */
export interface InstalledPackage {
  readonly name: string;
  /** The installed version, for example '4.13.19'. */
  readonly version: string;
  /** When each version was published, as ISO dates. */
  readonly published: Readonly<Record<string, string>>;
}

/** The time frame of SECURITY.md for updates that correct no vulnerability. */
const maxDays = 92;

const dayMs = 86_400_000;

/** Returns the parts of a version; null for one that is not final. */
const parseVersion = (version: string) =>
  /^\d+\.\d+\.\d+$/.test(version) ? version.split('.').map(Number) : null;

function isNewerOfSameMajor(version: string, installed: string): boolean {
  const [newer, older] = [parseVersion(version), parseVersion(installed)];
  if (newer === null || older === null || newer[0] !== older[0]) return false;
  const [, minor = 0, patch = 0] = newer;
  const [, oldMinor = 0, oldPatch = 0] = older;
  return minor === oldMinor ? patch > oldPatch : minor > oldMinor;
}

/** Returns the packages of which a newer version of the same major has been there for longer than the time frame. */
export const findOverdue = (
  packages: readonly InstalledPackage[],
  now: Date,
): readonly InstalledPackage[] =>
  packages.filter(({ version, published }) =>
    Object.entries(published).some(
      ([other, date]) =>
        isNewerOfSameMajor(other, version) &&
        now.getTime() - new Date(date).getTime() > maxDays * dayMs,
    ),
  );
