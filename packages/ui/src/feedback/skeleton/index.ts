export { Skeleton, SkeletonList, type SkeletonListProps, type SkeletonProps } from './skeleton.tsx';
