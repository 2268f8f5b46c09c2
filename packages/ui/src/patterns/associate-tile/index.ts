export { AssociateTile, type AssociateTileProps } from './associate-tile.tsx';
export { AssociateTileSkeleton } from './associate-tile-skeleton.tsx';
