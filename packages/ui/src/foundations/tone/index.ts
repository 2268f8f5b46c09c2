export { inkTone, softTone, solidTone, type Tone } from './tone.ts';
export { ToneIcon, type ToneIconProps } from './tone-icon.tsx';
