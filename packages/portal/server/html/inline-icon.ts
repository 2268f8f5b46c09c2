import type { AssetStore } from '../static/asset-store.ts';

/** Returns the icon as a `data:` URL if it is a file of the build: the offline page cannot load another file. */
export function inlineIcon(url: string | undefined, assets: AssetStore): string | undefined {
  const asset = url === undefined ? undefined : assets.get(url);
  return asset === undefined
    ? url
    : `data:${asset.type};base64,${Buffer.from(asset.body).toString('base64')}`;
}
