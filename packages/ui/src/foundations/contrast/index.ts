export type { ColourPair, MeasuredPair } from '../tokens/contrast-pairs.ts';
export { measureContrast } from './measure-contrast.ts';
