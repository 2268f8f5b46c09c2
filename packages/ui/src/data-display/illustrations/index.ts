export { Illustration, type IllustrationName, type IllustrationProps } from './illustration.tsx';
