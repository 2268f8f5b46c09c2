export const nodeVersion: string;
export function isTooOld(version: string): boolean;
export const nodePackages: Readonly<Record<string, string>>;
export function getPinnedNodePath(toolchain: string, platform: string, arch: string): string | null;
export function describeMissingNode(
  platform: string,
  arch: string,
  version: string,
): [string, string];
